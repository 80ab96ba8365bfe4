/** How many games wait for this device, as the home page last heard; the app's icon shows it too. */
let count = $state(0);

export const waitingGames = {
  get count(): number {
    return count;
  },
  set count(now: number) {
    count = now;
    void (now ? navigator.setAppBadge?.(now) : navigator.clearAppBadge?.())?.catch(() => undefined);
  },
};
