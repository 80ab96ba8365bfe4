/** The quiet mode: no sound or vibration, nothing moves, no tips and no phrases of others. */
import { keptSwitch } from "./keptSwitch.svelte";

export const quiet = keptSwitch("quiet");
