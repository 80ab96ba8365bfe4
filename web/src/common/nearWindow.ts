/** Calls back once, when an element comes near the window or the page is printed. */

/** How far from the window an element is taken for near: a quick scroll should find it drawn. */
const MARGIN = "1200px 0px";

/** For `{@attach …}`. */
export function nearWindow(came: () => void): (element: Element) => () => void {
  return (element) => {
    const paper = matchMedia("print");
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) done();
    }, { rootMargin: MARGIN });
    const stop = () => {
      observer.disconnect();
      paper.removeEventListener("change", done);
    };
    function done() {
      stop();
      came();
    }
    observer.observe(element);
    paper.addEventListener("change", done);
    return stop;
  };
}
