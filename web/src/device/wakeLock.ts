/**
 * Keeps the screen on while a page is open, where the browser can; returns what ends it.
 *
 * The browser lets the screen go off when the page is hidden, so it is asked again whenever the page is seen again.
 */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;

  async function ask(): Promise<void> {
    if (over || document.visibilityState !== "visible" || (lock && !lock.released)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (over) await lock.release();
    } catch {
      // Not allowed, or the battery is low: the screen goes off as usual.
    }
  }

  const seen = () => void ask();
  // Only pages with a secure address have it.
  if ("wakeLock" in navigator) {
    document.addEventListener("visibilitychange", seen);
    seen();
  }
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", seen);
    lock?.release().catch(() => undefined); // released already
  };
}
