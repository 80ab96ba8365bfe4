/** The bot chosen last, kept on this device. */
import { printed } from "../server/catalogue.svelte";
import type { BotFact } from "../server/protocol";
import { recall, remember } from "./storage";

const KEY = "cartographers.bot";

let chosen = $state(recall(KEY));

export const favouriteBot = {
  /** The bot chosen last, at first the second weakest; undefined until the catalogue is loaded. */
  get now(): BotFact | undefined {
    const bots = printed.all?.bots ?? [];
    return bots.find(({ key }) => key === chosen) ?? bots[1] ?? bots[0];
  },
  choose(key: string): void {
    chosen = key;
    remember(KEY, key);
  },
};
