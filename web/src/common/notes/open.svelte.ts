/** Whether a table has notes, and what their drawer, its buttons and the mark of new ones share. */
import type { GameState, Note } from "../../server/protocol";
import { isHere } from "../../server/device/place.svelte";
import { site } from "../../server/site.svelte";

class NotesShown {
  /** Is the drawer open? */
  open = $state(false);
  /** The notes as they were last asked for. */
  all = $state.raw<readonly Note[]>([]);
  /** How many of others have not been read here. */
  unread = $state(0);
}

export const notes = new NotesShown();

/** Can this player leave notes? Not in a lesson, nor in a game on this device, which would not take them along. */
export const hasNotes = ({ id, mine, lesson }: GameState): boolean =>
  mine.length > 0 && !lesson && !isHere(id) && !site.isOff("notes");
