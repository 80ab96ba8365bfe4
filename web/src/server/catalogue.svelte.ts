/** The catalogue of everything printed (sheets, cards, edicts, skills, bots), loaded once. */
import { api } from "./api";
import { onSwitch, useTextsOfBoxes } from "../words/language";
import type { BotFact, CardFact, Catalogue, EdictFact, SkillFact } from "./protocol";

let loaded = $state.raw<Catalogue | null>(null);
let cards = new Map<string, CardFact>();
let edicts = new Map<string, EdictFact>();
let skills = new Map<string, SkillFact>();
let bots = new Map<string, BotFact>();
let request: Promise<Catalogue> | null = null;

/** The catalogue; the first call fetches it, and a failed fetch is tried again by the next call. */
export function loadCatalogue(): Promise<Catalogue> {
  request ??= api.catalogue().then(
    (catalogue) => {
      cards = new Map(catalogue.cards.map((card) => [card.key, card]));
      edicts = new Map(catalogue.edicts.map((edict) => [edict.key, edict]));
      skills = new Map(catalogue.skills.map((skill) => [skill.key, skill]));
      bots = new Map(catalogue.bots.map((bot) => [bot.key, bot]));
      useTextsOfBoxes(catalogue.texts);
      return (loaded = catalogue);
    },
    (reason: unknown) => {
      request = null;
      throw reason;
    },
  );
  return request;
}

// The texts of installed boxes come with the catalogue, in the language of the request.
onSwitch(() => {
  if (!loaded?.texts) return;
  api.catalogue().then(
    ({ texts }) => useTextsOfBoxes(texts),
    () => undefined, // not reachable now: they stay in the language they came in
  );
});

export const printed = {
  get all(): Catalogue | null {
    return loaded;
  },
  card: (key: string): CardFact | undefined => (loaded ? cards.get(key) : undefined),
  edict: (key: string): EdictFact | undefined => (loaded ? edicts.get(key) : undefined),
  skill: (key: string): SkillFact | undefined => (loaded ? skills.get(key) : undefined),
  bot: (key: string): BotFact | undefined => (loaded ? bots.get(key) : undefined),
};
