/** The calls about tournaments. */
import { call } from "./api";
import type * as P from "./protocol";
import { apiAddress, socketAddress } from "./root";

const path = (id: string) => `tournaments/${encodeURIComponent(id)}`;
const seriesPath = (id: string) => `series/${encodeURIComponent(id)}`;

export const tournamentApi = {
  mine: () => call<P.TournamentList>("GET", "tournaments"),
  create: (request: P.TournamentRequest) => call<P.TournamentPage>("POST", "tournaments", request),
  page: (id: string) => call<P.TournamentPage>("GET", path(id)),
  join: (id: string, name: string) =>
    call<P.TournamentPage>("POST", `${path(id)}/join`, { name } satisfies P.TournamentJoin),
  /** Begins the counted try at a deal or goes on with it, or begins another one. */
  play: (id: string, deal: number, counted: boolean) =>
    call<P.Created>("POST", `${path(id)}/deals/${deal}/try`, { counted } satisfies P.TournamentTry),
  results: (id: string, deal: number) => call<P.TournamentResults>("GET", `${path(id)}/deals/${deal}`),
  host: (id: string, request: P.HostRequest) => call<P.TournamentPage>("POST", `${path(id)}/host`, request),
  correct: (id: string, request: P.CorrectionRequest) =>
    call<P.TournamentPage>("POST", `${path(id)}/corrections`, request),
  series: (id: string) => call<P.SeriesPage>("GET", seriesPath(id)),
  countBy: (id: string, request: P.SeriesRequest) => call<P.SeriesPage>("POST", seriesPath(id), request),
  takeOut: (id: string, tournament: string) =>
    call<P.SeriesPage>("DELETE", `${seriesPath(id)}/${path(tournament)}`),
};

/** Where the table of a series can be downloaded. */
export function seriesAddress(id: string): string {
  return apiAddress(`${seriesPath(id)}/results.csv`);
}

/** Where the results can be downloaded. */
export function tableAddress(id: string, format: "csv" | "json"): string {
  return apiAddress(format === "csv" ? `${path(id)}/results.csv` : path(id));
}

/** The address of the socket that says when a tournament has changed. */
export function changesAddress(id: string): string {
  return socketAddress(`${path(id)}/events`);
}
