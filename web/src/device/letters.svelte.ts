/** Wider letters, farther apart, for whom ours run together. */
import { keptSwitch } from "./keptSwitch.svelte";

export const letters = keptSwitch("letters");
