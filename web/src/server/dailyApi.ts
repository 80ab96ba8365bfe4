/** The calls about the deal of the day and of the week. */
import { call, send } from "./api";
import type * as P from "./protocol";
import { apiAddress } from "./root";

const path = (day: string) => `daily/${encodeURIComponent(day)}`;

export const dailyApi = {
  now: () => call<P.DailyNow>("GET", "daily"),
  list: (kind: P.DailyLine["kind"], before = "") =>
    call<P.DailyList>("GET", `daily/list?${new URLSearchParams({ kind, before })}`),
  page: (day: string) => call<P.DailyPage>("GET", path(day)),
  /** Begins the counted try or goes on with it, or begins another one. */
  play: (day: string, counted: boolean, name: string) =>
    call<P.Created>("POST", `${path(day)}/try`, { counted, name } satisfies P.DailyTry),
  picture: async (day: string) => (await send("GET", `${path(day)}/picture.png`)).blob(),
};

/** The address of the picture of this device's result. */
export function pictureAddress(day: string, format: "svg" | "png"): string {
  return apiAddress(`${path(day)}/picture.${format}?language=${document.documentElement.lang}`);
}
