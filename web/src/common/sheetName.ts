/** What a game's sheet is called: a game names a printed sheet by its key, a custom one by its picture. */
import { t } from "../words/words";

export function isCustom(sheet: string): boolean {
  return sheet.includes("/");
}

/** "Wilderness", or "Custom sheet". */
export function sheetName(sheet: string): string {
  return isCustom(sheet) ? t("own-sheet-name") : t(`sheet-${sheet}`);
}

/** In a line about a game: "sheet A", or "custom sheet". */
export function sheetInLine(sheet: string): string {
  return isCustom(sheet) ? t("own-sheet-in-line") : t("sheet-in-line", { sheet });
}
