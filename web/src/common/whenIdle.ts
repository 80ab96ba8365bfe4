/** How long to wait at most, in milliseconds. */
const TIMEOUT = 2_000;

/** Resolves when the browser has nothing to do; Safari cannot tell, and waits a moment. */
export function whenIdle(): Promise<unknown> {
  return new Promise((resolve) =>
    "requestIdleCallback" in window ? requestIdleCallback(resolve, { timeout: TIMEOUT }) : setTimeout(resolve, TIMEOUT / 10),
  );
}
