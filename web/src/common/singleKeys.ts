/** Keeps keys that write something from being shortcuts outside the map, where somebody has chosen so. */
import { mapKeys } from "../device/mapKeys.svelte";

export function keepToMap(event: KeyboardEvent): void {
  const { key, target } = event;
  if (!mapKeys.on || key.length !== 1 || key === " " || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target instanceof Element && target.closest("input, select, textarea, [role=grid]")) return;
  event.stopPropagation();
}
