/** What few need, on every page: it comes when there is nothing else to do. */
import "../device/letters.svelte";
import { switchKey } from "./switchKeys";

document.addEventListener("keydown", switchKey);
