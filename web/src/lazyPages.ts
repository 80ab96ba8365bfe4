import { loadTexts } from "./words/language";

/** The pages that are chunks of their own. Home and the table are not: they are what most visits begin with. */
export const lazyPages = {
  today: () =>
    Promise.all([import("./daily/TodayPage.svelte"), loadTexts("daily"), loadTexts("puzzle")]).then(([page]) => page),
  learn: () => Promise.all([import("./learn/LearnPage.svelte"), loadTexts("lessons")]).then(([page]) => page),
  more: () =>
    Promise.all([import("./more/MorePage.svelte"), loadTexts("notices"), loadTexts("tournament")]).then(([page]) => page),
  setup: () => Promise.all([import("./setup/SetupPage.svelte"), loadTexts("club")]).then(([page]) => page),
  join: () => import("./join/JoinPage.svelte"),
  season: () => import("./season/SeasonPage.svelte"),
  final: () => import("./final/FinalPage.svelte"),
  replay: () => import("./replay/ReplayPage.svelte"),
  analysis: () => import("./analysis/AnalysisPage.svelte"),
  you: () => Promise.all([import("./you/YouPage.svelte"), loadTexts("you")]).then(([page]) => page),
  day: () => Promise.all([import("./daily/DayPage.svelte"), loadTexts("daily")]).then(([page]) => page),
  days: () => Promise.all([import("./daily/DaysPage.svelte"), loadTexts("daily")]).then(([page]) => page),
  tournamentSetup: () =>
    Promise.all([import("./setup/TournamentSetupPage.svelte"), loadTexts("tournament")]).then(([page]) => page),
  tournament: () =>
    Promise.all([
      import("./tournament/TournamentPage.svelte"),
      loadTexts("tournament"),
      loadTexts("daily"),
      loadTexts("together"),
    ]).then(([page]) => page),
  puzzles: () => Promise.all([import("./puzzle/PuzzlesPage.svelte"), loadTexts("puzzle")]).then(([page]) => page),
  puzzle: () => Promise.all([import("./table/puzzle/PuzzlePage.svelte"), loadTexts("puzzle")]).then(([page]) => page),
  print: () => Promise.all([import("./paper/PrintPage.svelte"), loadTexts("paper")]).then(([page]) => page),
  check: () => Promise.all([import("./paper/CheckPage.svelte"), loadTexts("paper")]).then(([page]) => page),
  companionSetup: () =>
    Promise.all([
      import("./setup/CompanionSetupPage.svelte"),
      loadTexts("companion"),
      loadTexts("paper"),
    ]).then(([page]) => page),
  companion: () => Promise.all([import("./companion/CompanionPage.svelte"), loadTexts("companion")]).then(([page]) => page),
  projector: () =>
    Promise.all([import("./club/ProjectorPage.svelte"), loadTexts("club"), loadTexts("companion")]).then(([page]) => page),
  host: () => Promise.all([import("./club/HostPage.svelte"), loadTexts("club")]).then(([page]) => page),
  admin: () => Promise.all([import("./admin/AdminPage.svelte"), loadTexts("admin")]).then(([page]) => page),
  archived: () => import("./ArchivedPage.svelte"),
  rules: () => import("./rules/RulesPage.svelte"),
};

/** How long after a table has been opened the pages that follow it are loaded, in milliseconds. */
const AFTER_FIRST_CARD = 2_000;

/** Loads the pages that a game leads to, so that nobody waits at the end of a season. Returns what calls it off. */
export function loadNextPages(): () => void {
  const loading = setTimeout(() => {
    // Whoever is offline now gets them when they are needed.
    for (const load of [lazyPages.season, lazyPages.final]) load().catch(() => undefined);
  }, AFTER_FIRST_CARD);
  return () => clearTimeout(loading);
}
