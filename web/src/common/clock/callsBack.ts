/** Whoever looks at something else is called back to a turn with this many seconds left. */
const CALLED_BACK = 20;

/** Is it time to go back to a turn with so many seconds left of all? */
export function callsBack(left: number, all: number): boolean {
  return left <= Math.min(CALLED_BACK, all / 2);
}
