/** The game on paper for which this device turns up the cards, as it stands in the address of its page. */
import { recall, remember } from "./storage";

const KEY = "cartographers.companion";

export const companionGame = {
  /** The query of its address; empty if there is none. */
  now: (): string => recall(KEY),
  keep: (query: string): void => remember(KEY, query),
  forget: (): void => remember(KEY, ""),
};
