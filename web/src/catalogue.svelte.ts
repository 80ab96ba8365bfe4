/** Everything printed, asked for once. */
import { api } from "./api";
import type { BotFact, CardFact, Catalogue, EdictFact, SkillFact } from "./protocol";

let told = $state.raw<Catalogue | null>(null);
let cards = new Map<string, CardFact>();
let edicts = new Map<string, EdictFact>();
let skills = new Map<string, SkillFact>();
let bots = new Map<string, BotFact>();
let asked: Promise<Catalogue> | null = null;

/** The catalogue, when it has come. */
export function loadCatalogue(): Promise<Catalogue> {
  asked ??= api.catalogue().then(
    (catalogue) => {
      cards = new Map(catalogue.cards.map((card) => [card.key, card]));
      edicts = new Map(catalogue.edicts.map((edict) => [edict.key, edict]));
      skills = new Map(catalogue.skills.map((skill) => [skill.key, skill]));
      bots = new Map(catalogue.bots.map((bot) => [bot.key, bot]));
      return (told = catalogue);
    },
    (reason: unknown) => {
      asked = null;
      throw reason;
    },
  );
  return asked;
}

export const printed = {
  get all(): Catalogue | null {
    return told;
  },
  card: (key: string): CardFact | undefined => (told ? cards.get(key) : undefined),
  edict: (key: string): EdictFact | undefined => (told ? edicts.get(key) : undefined),
  skill: (key: string): SkillFact | undefined => (told ? skills.get(key) : undefined),
  bot: (key: string): BotFact | undefined => (told ? bots.get(key) : undefined),
};
