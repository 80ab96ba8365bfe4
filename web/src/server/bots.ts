/** What the bots of the catalogue are called. */
import type { BotFact } from "./protocol";
import { printed } from "./catalogue.svelte";
import { t } from "../words/words";

/** A bot's name at a table where several of its kind may sit: "Scout", "Scout 2". */
export function seatName(bot: BotFact | undefined, number: number): string {
  if (!bot) return t("bot-name", { number });
  const name = t(`${bot.name}.short`);
  return number > 1 ? t("bot-another", { name, number }) : name;
}

/** A bot's short name by its key. */
export function shortName(key: string): string {
  const bot = printed.bot(key);
  return bot ? t(`${bot.name}.short`) : t("bot-unnamed");
}

/** A bot's full name by its key; a bot that the catalogue does not list has none. */
export function botName(key: string): string {
  const bot = printed.bot(key);
  return bot ? t(bot.name) : t("bot-unnamed");
}
