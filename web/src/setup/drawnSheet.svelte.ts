/** The sheet that a player draws on the set-up page. The server checks whether it can be played on. */
import { SIDE } from "../common/cells";
import { Painting, type Rows } from "../common/painting.svelte";
import { keepSheet, keptSheet } from "../device/ownSheet";
import { api } from "../server/api";
import { t } from "../words/words";

export const TOOLS = ["mountain", "ruins", "wasteland", "empty"] as const;
export type Tool = (typeof TOOLS)[number];

const MARKS: Readonly<Record<Tool, string>> = { mountain: "^", ruins: "r", wasteland: "#", empty: "." };
export const BLANK: Rows = Array<string>(SIDE).fill(MARKS.empty.repeat(SIDE));

export class DrawnSheet extends Painting<Tool> {
  protected readonly eraser = "empty";

  constructor() {
    super(keptSheet() ?? BLANK, "mountain");
  }

  protected markOf(tool: Tool): string {
    return MARKS[tool];
  }

  /** Puts another sheet in the place of this one; `keep` says whether this device remembers it. */
  replace(rows: Rows, keep = true): void {
    this.put(rows);
    if (keep) this.keep();
  }

  /** Has the server read a picture, and draws it; returns the reasons if it cannot be used. */
  async read(picture: string, keep = true): Promise<string[]> {
    if (!picture.trim()) return [t("own-sheet-none")];
    try {
      // A line break tells the server that it is a picture, whatever is in it.
      const { own_sheet: own, reason } = await api.checkPlan({ sheet: `${picture}\n` });
      if (!own) return [reason];
      if (!own.reasons.length) this.replace(own.rows, keep);
      return own.reasons;
    } catch (reason) {
      return [(reason as Error).message];
    }
  }

  /** Remembers the sheet on this device. */
  keep(): void {
    keepSheet(this.rows);
  }
}
