/** Games in the own list in which one has no seat any more. */
import type { GameLine } from "../server/protocol";

/** Has the one who opened the table removed this device? The game stays in its list until it is taken off. */
export const isRemovedFrom = (game: GameLine): boolean => !game.plays && !game.hosts;
