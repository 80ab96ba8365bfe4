/** Breaks in the work, so that a slow phone is never busy for long at a time. */

/** Lets the browser answer presses before the work goes on. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Goes on after the next picture, when everything has its place: to ask for a place then costs nothing. Returns what calls it off. */
export function afterPicture(work: () => void): () => void {
  let then = 0;
  const picture = requestAnimationFrame(() => (then = window.setTimeout(work)));
  return () => {
    cancelAnimationFrame(picture);
    clearTimeout(then);
  };
}
