/** Searching the rules: which topics and cards contain all the words that were typed. */
import type { GuideCard, GuideExample, GuideSpan, GuideTopic } from "../server/protocol";

type Block = GuideTopic["blocks"][number];

/** Lower case without diacritics, so that "zricenina" finds "Zřícenina". */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLocaleLowerCase();
}

const written = (spans: readonly GuideSpan[]) => spans.map(({ text }) => text).join("");
const ofExample = (example: GuideExample) => [...example.lines, written(example.note)].join(" ");

function ofCard(card: GuideCard): string {
  return [card.name, card.rule, ...card.facts, card.example ? ofExample(card.example) : ""].join(" ");
}

function textOf(block: Block): string {
  switch (block.kind) {
    case "text":
      return written(block.spans);
    case "list":
      return block.items.map(written).join(" ");
    case "table":
      return block.rows.flat().join(" ");
    case "example":
      return ofExample(block);
    case "card":
      return ofCard(block);
  }
}

/** What is left of a topic: all of it if its text matches, otherwise only the cards that do; null if none does. */
export function found(topic: GuideTopic, typed: string): GuideTopic | null {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const matches = (text: string) => words.every((word) => plain(text).includes(word));
  const prose = topic.blocks.filter(({ kind }) => kind !== "card");
  const cards = topic.blocks.filter((block) => block.kind === "card" && matches(textOf(block)));
  if (matches([topic.title, ...prose.map(textOf)].join(" "))) return { ...topic, blocks: [...prose, ...cards] };
  return cards.length ? { ...topic, blocks: cards } : null;
}
