/** Where the game lies below its domain. */

/** Every script of a build lies in one folder below it; while the client is being worked on, it is the whole domain. */
const script = import.meta.url;

/** The path of the home page: `/`, or `/cartographers/` where the game has only a part of a domain. */
export const root = import.meta.env.PROD ? new URL("..", script).pathname : "/";

/** The address of a call of the API. */
export function apiAddress(call: string): string {
  return `${root}api/${call}`;
}

/** The address of a socket of the API. */
export function socketAddress(call: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}${apiAddress(call)}`;
}
