/** Codes that people type in place of an invitation link. */
import { call } from "./api";
import type * as P from "./protocol";

export const codeApi = {
  /** The code of a table, by the code in its link, or of a tournament. */
  make: (request: Partial<P.CodeRequest>) => call<P.JoinCode>("POST", "codes", request),
  find: (code: string) => call<P.CodeTarget>("GET", `codes/${encodeURIComponent(code)}`),
};
