/** Breaks in the work, so that a slow phone is never busy for long at a time. */

/** Lets the browser answer presses before the work goes on. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Goes on after the next picture, or so many milliseconds later, when everything has its place: to ask for a place then
 * costs nothing. Returns what calls it off.
 */
export function afterPicture(work: () => void, delay = 0): () => void {
  let then = 0;
  const picture = requestAnimationFrame(() => (then = window.setTimeout(work, delay)));
  return () => {
    cancelAnimationFrame(picture);
    clearTimeout(then);
  };
}

/** Goes on after so many pictures: a page that is made part by part is seen as early as can be. Returns what calls it off. */
export function afterPictures(count: number, work: () => void): () => void {
  let callOff = afterPicture(count > 1 ? () => (callOff = afterPictures(count - 1, work)) : work);
  return () => callOff();
}
