/** The rules for players, loaded once for each language. */
import { api } from "../server/api";
import type { Guide } from "../server/protocol";

const loaded = new Map<string, Promise<Guide>>();

/** The rules in a language; a failed request is tried again by the next call. */
export function loadGuide(language: string): Promise<Guide> {
  const known = loaded.get(language);
  if (known) return known;
  const request = api.guide(language);
  loaded.set(language, request);
  request.catch(() => loaded.delete(language));
  return request;
}
