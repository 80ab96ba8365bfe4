/** What was done last, and how to undo it. */
import { adminApi, type AdminRequest } from "../server/adminApi";
import type { AdminAnswer } from "../server/protocol";
import { listed, t } from "../words/words";

/** How many things of which kind: "games: 1, seats: 2". */
export function counted(goes: AdminAnswer["goes"]): string {
  return listed(
    Object.entries(goes)
      .filter(([, count]) => count)
      .map(([kind, count]) => t(`admin-goes-${kind}`, { count })),
  );
}

/** The game of a note: hosts know a note as "game/note". */
export const gameOfNote = (id: string): string => id.split("/")[0] ?? "";

/** One part of the page in which something can be done and undone. */
export class Doing {
  /** What was done. */
  said = $state("");
  undo = $state("");
  problem = $state("");

  readonly #after: () => Promise<void>;

  /** `after`: called when something has changed. */
  constructor(after: () => Promise<void>) {
    this.#after = after;
  }

  /** Does something; a refusal is thrown. */
  async act(request: AdminRequest): Promise<void> {
    const answer = await adminApi.ask(request);
    this.problem = "";
    const gone = counted(answer.goes);
    this.said = t("admin-done") + (gone ? " " + t(request.act === "rename" ? "admin-renamed" : "admin-gone", { what: gone }) : "");
    this.undo = request.act === "ban" ? "" : answer.undo;
    await this.#after();
  }

  /** Does something that needs no question; a refusal is shown. */
  async try(request: AdminRequest): Promise<void> {
    try {
      await this.act(request);
    } catch (reason) {
      [this.said, this.undo, this.problem] = ["", "", (reason as Error).message];
    }
  }
}
