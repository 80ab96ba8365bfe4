/** How many maps fit in a place, and how large. */

interface Fit {
  readonly columns: number;
  readonly rows: number;
  /** The side of a map in pixels. */
  readonly side: number;
}

/** What lies around maps, in pixels. */
interface Around {
  /** Between two of them. */
  readonly gap: number;
  /** The height of the name under each. */
  readonly caption: number;
}

/** The largest maps of which so many fit at once. */
export function fit(count: number, width: number, height: number, { gap, caption }: Around): Fit {
  let best: Fit = { columns: 1, rows: 1, side: 0 };
  for (let columns = 1; columns <= Math.max(count, 1); columns++) {
    const rows = Math.ceil(count / columns) || 1;
    const wide = (width - gap * (columns - 1)) / columns;
    const high = (height - gap * (rows - 1)) / rows - caption;
    const side = Math.floor(Math.min(wide, high));
    if (side > best.side) best = { columns, rows, side };
  }
  return best;
}

/** How many of them are shown on each page, if none is to be smaller than `smallest`; the pages have about the same number. */
export function onPage(count: number, smallest: number, width: number, height: number, { gap, caption }: Around): number {
  const columns = Math.max(1, Math.floor((width + gap) / (smallest + gap)));
  const rows = Math.max(1, Math.floor((height + gap) / (smallest + caption + gap)));
  const pages = Math.ceil(count / (columns * rows)) || 1;
  return Math.max(1, Math.ceil(count / pages));
}
