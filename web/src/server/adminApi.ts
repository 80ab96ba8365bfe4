/** The calls of the host's page. */
import { call } from "./api";
import type * as P from "./protocol";

/** Everything a host can ask. */
export type AdminRequest =
  | P.LookAround
  | P.FindThings
  | P.EndThing
  | P.DeleteThing
  | P.RenameAll
  | P.PutBack
  | P.BanSomebody
  | P.LiftBan
  | P.SetCreation
  | P.SwitchFeature
  | P.SetNotice
  | P.SetContact
  | P.ListReports
  | P.CloseReport
  | P.ReadLog;

export const adminApi = {
  /** Begins a session with the code of a link. */
  enter: (code: string) => call<P.AdminAnswer>("POST", "admin/enter", { code } satisfies P.AdminEntry),
  leave: () => call<P.AdminAnswer>("POST", "admin/leave"),
  ask: (request: AdminRequest) => call<P.AdminAnswer>("POST", "admin/ask", request),
};
