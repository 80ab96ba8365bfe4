/** Installing the app: offered where the browser offers it, and asked for by a button of ours. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let offered = $state.raw<InstallPrompt | null>(null);

addEventListener("beforeinstallprompt", (event) => {
  // The browser's own banner would lie over the page.
  event.preventDefault();
  offered = event as InstallPrompt;
});
addEventListener("appinstalled", () => (offered = null));

export const installing = {
  get possible(): boolean {
    return offered !== null;
  },
  async ask(): Promise<void> {
    await offered?.prompt();
    offered = null;
  },
};
