/** Dragging a shape from its card onto the map. */
import { onSheet } from "../../common/cells";
import type { SheetHandle } from "../../map/types";
import type { HeldShape } from "../state/heldShape.svelte";

/** Where a finger is that drags a shape over the map, or null when it has let go. */
export type OnDrag = (finger: { x: number; y: number } | null) => void;

/** Follows the pointer that was pressed on the picture of a shape until it lets go. */
export function dragShape(event: PointerEvent, shape: HeldShape, sheet: SheetHandle | undefined, ondrag?: OnDrag): void {
  if (!sheet || event.button !== 0) return;
  const well = event.currentTarget as HTMLElement;
  const move = ({ clientX, clientY, pointerType }: PointerEvent) => {
    const finger = pointerType === "touch";
    const place = finger ? sheet.above(clientX, clientY) : sheet.at(clientX, clientY);
    // Until it reaches the map it is only carried.
    if (!onSheet(place)) return;
    if (finger) shape.carry(place);
    else shape.hold(place);
    if (finger) ondrag?.({ x: clientX, y: clientY });
  };
  const drop = () => {
    well.removeEventListener("pointermove", move);
    ondrag?.(null);
    if (shape.at) shape.pinned = true;
  };
  well.setPointerCapture(event.pointerId);
  well.addEventListener("pointermove", move);
  well.addEventListener("lostpointercapture", drop, { once: true });
}
