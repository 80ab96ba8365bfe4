/** Since which line of a game's log somebody has had its pages in front of them, in this window. */

interface Visit {
  readonly from: number;
  /** When the last page of it was closed or hidden; null while one is looked at. */
  left: number | null;
}

/** From page to page takes less than this, in milliseconds. */
const A_MOMENT = 3_000;
const visits = new Map<string, Visit>();

/** A page of a game has a log of so many lines in front of somebody. */
export function looksAt(id: string, lines: number): void {
  const visit = visits.get(id);
  if (visit && (visit.left === null || Date.now() - visit.left < A_MOMENT)) visit.left = null;
  else visits.set(id, { from: lines, left: null });
}

/** The page was closed or hidden. */
export function looksAway(id: string): void {
  const visit = visits.get(id);
  if (visit) visit.left ??= Date.now();
}

/** Was somebody there when this line was written? The last one that they found was still to be drawn. */
export function sawLine(id: string, line: number): boolean {
  const visit = visits.get(id);
  return visit !== undefined && line >= visit.from - 1;
}
