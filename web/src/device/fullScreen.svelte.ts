/** Whether the page fills the screen, and the way there and back. */
let filled = $state(document.fullscreenElement !== null);
document.addEventListener("fullscreenchange", () => (filled = document.fullscreenElement !== null));

export const fullScreen = {
  get now(): boolean {
    return filled;
  },
  /** A phone may not offer it. */
  possible: document.fullscreenEnabled,
  async toggle(): Promise<void> {
    try {
      await (filled ? document.exitFullscreen() : document.documentElement.requestFullscreen());
    } catch {
      // The browser does not allow it now; the button stays as it is.
    }
  },
};
