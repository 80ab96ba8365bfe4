/** What a step of a game on paper is called, and what the way on from it. */
import { seasonNamed } from "../describe";
import type { CompanionStep } from "../../server/protocol";
import { t } from "../../words/words";

export function headingOf(step: CompanionStep): string {
  switch (step.kind) {
    case "start":
      return t("companion-title");
    case "card":
      return t(step.card);
    case "season":
      return t("companion-season", seasonNamed(step.season));
    case "end":
      return t("over");
  }
}

export function onwards(step: CompanionStep): string {
  if (step.kind === "start") return t("companion-first");
  if (step.kind === "season") return step.last ? t("to-the-end") : t("on-to", seasonNamed(step.season + 1));
  return t(step.ends_season ? "companion-score" : "companion-next");
}
