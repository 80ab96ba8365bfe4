/** What a game's sheet is called: a game names a printed sheet by its key, a custom one by its picture. */
import { letter, t } from "../words/words";

function isCustom(sheet: string): boolean {
  return sheet.includes("/");
}

/** "Wilderness", or "Custom sheet". */
export function sheetName(sheet: string): string {
  return isCustom(sheet) ? t("own-sheet-name") : t(`sheet-${sheet}`);
}

/** A sheet as a message takes it: its key, or `own`, and its letter. */
export function sheetNamed(sheet: string): { sheet: string; letter: string } {
  return isCustom(sheet) ? { sheet: "own", letter: "" } : { sheet, letter: letter(sheet) };
}
