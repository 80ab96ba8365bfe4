/** Shortcuts of one key only on the map, for whom dictation or an unsteady hand presses them elsewhere. */
import { keptSwitch } from "./keptSwitch.svelte";

export const mapKeys = keptSwitch("map-keys");
