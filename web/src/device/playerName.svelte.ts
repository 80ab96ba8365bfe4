/**
 * The player's name, kept on this device. Who gives none is stored without one: every page that shows it
 * makes "Player 1" of it in its own language.
 */
import { recall, remember } from "./storage";

const KEY = "cartographers.name";

let chosen = $state(recall(KEY));

export const playerName = {
  get now(): string {
    return chosen;
  },
  set now(name: string) {
    chosen = name;
    remember(KEY, name);
  },
};
