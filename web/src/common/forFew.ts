/** What few need, on every page: it comes when there is nothing else to do. */
import "../device/letters.svelte";
import { keepToMap } from "./singleKeys";
import { switchKey } from "./switchKeys";

document.addEventListener("keydown", switchKey);
// Before any other part of the page hears of the key.
document.addEventListener("keydown", keepToMap, true);
