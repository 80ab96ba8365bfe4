/** The calls about e-mail: one's own address, and what links in e-mail do. */
import { call } from "./api";
import type * as P from "./protocol";

const path = (id: string) => `mail/${encodeURIComponent(id)}`;

export const mailApi = {
  state: () => call<P.MailState>("GET", "mail"),
  give: (address: string) => call<P.MailState>("POST", "mail", { address } satisfies P.MailRequest),
  remove: () => call<P.MailState>("DELETE", "mail"),
  confirm: (id: string, code: string) => call<P.MailState>("POST", `${path(id)}/confirm`, { code } satisfies P.MailCode),
  stop: (id: string, code: string) => call<P.MailState>("DELETE", `${path(id)}?code=${encodeURIComponent(code)}`),
};
