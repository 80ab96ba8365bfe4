/** The door of a table: knocking, waiting for its next game, letting people in. */
import { call } from "./api";
import type * as P from "./protocol";

const game = (id: string) => `games/${encodeURIComponent(id)}/knocks`;

export const knockApi = {
  knock: (request: P.KnockRequest) => call<P.OwnKnock>("POST", "knocks", request),
  goAway: (code: string) => call<P.Invitation>("DELETE", `knocks/${encodeURIComponent(code)}`),
  all: (id: string) => call<P.Knocks>("GET", game(id)),
  answer: (id: string, knock: string, letIn: boolean) => call<P.Knocks>("POST", `${game(id)}/${knock}`, { let_in: letIn }),
};
