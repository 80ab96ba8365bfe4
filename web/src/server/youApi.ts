/** The calls of the page "You" and of public pages, which no other page needs. */
import { call, send } from "./api";
import type * as P from "./protocol";

/** Which finished games are wanted; what is empty or 0 does not matter. */
export interface GameFilter {
  readonly box: string;
  readonly sheet: string;
  readonly seats: number;
}

const query = ({ box, sheet, seats }: GameFilter, page = 0) =>
  new URLSearchParams({ box, sheet, seats: String(seats), page: String(page) });

export const youApi = {
  you: () => call<P.You>("GET", "you"),
  history: (filter: GameFilter, page: number) => call<P.History>("GET", `you/games?${query(filter, page)}`),
  statistics: (filter: GameFilter) => call<P.Statistics>("GET", `you/statistics?${query(filter)}`),
  strength: () => call<P.OwnStrength>("GET", "you/strength"),
  showStrength: (shown: boolean) => call<P.OwnStrength>("POST", "you/strength", { shown } satisfies P.ShownRequest),
  ownProfile: () => call<P.OwnProfile>("GET", "you/profile"),
  showProfile: (wish: P.ProfileRequest) => call<P.OwnProfile>("POST", "you/profile", wish),
  profile: (code: string) => call<P.Profile>("GET", `profiles/${encodeURIComponent(code)}`),
  strengths: () => call<P.StrengthList>("GET", "strengths"),
  makePhrase: (device: string, phrase: string) =>
    call<P.Phrase>("POST", "you/phrase", { device, phrase } satisfies P.PhraseRequest),
  link: (phrase: string, device: string, own: string) =>
    call<P.You>("POST", "you/link", { phrase, device, own } satisfies P.LinkRequest),
  unlink: (id: string, phrase: string) =>
    call<P.You>("POST", `you/devices/${encodeURIComponent(id)}/unlink`, { phrase } satisfies P.UnlinkRequest),
  phraseLost: () => call<P.You>("POST", "you/phrase/lost"),
  phraseNotLost: () => call<P.You>("DELETE", "you/phrase/lost"),
  bots: () => call<P.BotList>("GET", "bots"),
  makeBot: (bot: P.BotAccountRequest) => call<P.BotToken>("POST", "bots", bot),
  renewBotToken: (name: string, wish: P.BotTokenRequest) =>
    call<P.BotToken>("POST", `bots/${encodeURIComponent(name)}/token`, wish),
  deleteBot: (name: string) => call<P.BotList>("DELETE", `bots/${encodeURIComponent(name)}`),
  exportAll: async (settings: Record<string, string>) =>
    (await send("POST", "you/export", { settings } satisfies P.ExportRequest)).blob(),
  deleteEverything: () => call<P.You>("POST", "you/delete", { everything: true } satisfies P.DeleteRequest),
};
