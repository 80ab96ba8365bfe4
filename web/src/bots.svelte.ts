/** The bots: whom this player likes to meet, remembered on this device, and what they are called at a table. */
import { printed } from "./catalogue.svelte";
import type { BotFact } from "./protocol";
import { recall, remember } from "./remembered";
import { t } from "./words";

const KEY = "cartographers.bot";

let chosen = $state(recall(KEY));

export const myBot = {
  /** The one chosen last; at first the weakest that plays for something. None before the catalogue has come. */
  get now(): BotFact | undefined {
    const bots = printed.all?.bots ?? [];
    return bots.find(({ key }) => key === chosen) ?? bots[1] ?? bots[0];
  },
  choose(key: string): void {
    chosen = key;
    remember(KEY, key);
  },
};

/** What a bot is called at a table where it may not be the only one of its kind. */
export function seatName(bot: BotFact | undefined, number: number): string {
  if (!bot) return t("bot-name", { number });
  const name = t(`${bot.name}.short`);
  return number > 1 ? t("bot-another", { name, number }) : name;
}

/** A bot's whole name by its key; bots that are not on offer have none. */
export function botName(key: string): string {
  const bot = printed.bot(key);
  return bot ? t(bot.name) : t("bot-unnamed");
}
