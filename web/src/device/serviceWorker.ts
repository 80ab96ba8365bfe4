/** The service worker of the app. */
import { ownScript } from "../server/ownScripts";
import { root } from "../server/root";

/** Starts it once the page has nothing more important to do; a browser without one, or without HTTPS, does without. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const start = () => void navigator.serviceWorker.register(ownScript(`${root}sw.js`)).catch(() => undefined);
  // Keeping the files must not slow down the first card.
  const later = () => setTimeout(start, 2_000);
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}
