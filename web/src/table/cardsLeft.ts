/** The cards left in the deck. */
import type { Table } from "./state/table.svelte";

export function cardsLeft({ state }: Table): number {
  return state.deck.length + state.ambushes_in_deck + state.heroes_in_deck;
}
