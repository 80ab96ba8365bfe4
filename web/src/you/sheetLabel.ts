/** What a sheet is called in a list: "A · Wilderness". Sheets that players drew are one group, `own`. */
import { sheetName } from "../common/sheetName";
import { letter, t } from "../words/words";

export function sheetLabel(sheet: string): string {
  if (sheet === "own" || sheet.includes("/")) return t("own-sheet-name");
  return `${letter(sheet)} · ${sheetName(sheet)}`;
}
