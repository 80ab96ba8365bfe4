/** Checks the deal of a game that is over. It knows no rule: it shuffles the piles that the server names. */
import type { KnownDeal } from "../../server/knownDeals";
import type { DealState, ShuffleState } from "../../server/protocol";
import { fromHex, sha256, toHex } from "./hash";
import { keysOf, shuffled } from "./shuffle";

/** What is wrong with a deal: the secret, this player's number, the order of a pile, the set-up, or the cards played. */
export type Wrong = "commitment" | "nonce" | "shuffle" | "setup" | "cards";

/** What a record tells of a game, in order. */
interface Played {
  /** Of a game that was ended early, those of its complete turns. */
  readonly cards: readonly string[];
  readonly edicts: readonly string[];
  readonly skills: readonly string[];
}

const same = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

/** Was the number that this device added left out? That can be seen before the game is over. */
export const lacksNonce = (deal: DealState, known: KnownDeal) => known.nonce !== "" && !deal.nonces.includes(known.nonce);

/** What is wrong with a deal, if anything; `whole` is a game that was not ended early. */
export function wrongWith(deal: DealState, played: Played, known: KnownDeal, whole: boolean): Wrong | null {
  const secret = deal.secret ?? "";
  const commitment = toHex(sha256(fromHex(secret)));
  if (commitment !== deal.commitment || (known.commitment && known.commitment !== commitment)) return "commitment";
  if (lacksNonce(deal, known)) return "nonce";
  const keys = keysOf(secret, deal.nonces, deal.late);
  if (keys.number !== deal.number) return "shuffle";
  for (const { label, before, after, late } of deal.shuffles)
    if (!same(shuffled(before, late ? keys.rest : keys.first, label), after)) return "shuffle";
  if (!deal.shuffles.every((pile) => fromTop(pile, deal.shuffles))) return "cards";
  if (!drawn(deal.shuffles, "edicts", played.edicts) || !drawn(deal.shuffles, "skills", played.skills)) return "setup";
  const revealed = deal.shuffles.filter(({ label }) => label.startsWith("season ")).flatMap(({ revealed }) => revealed);
  return same(whole ? revealed : revealed.slice(0, played.cards.length), played.cards) ? null : "cards";
}

/** Did the cards of a pile come from its top, but for those that had come up before it was shuffled again? */
function fromTop({ label, late, after, known, revealed }: ShuffleState, all: readonly ShuffleState[]): boolean {
  const before = late ? (all.find((one) => one.label === label && !one.late)?.revealed ?? []) : [];
  return same(known, before) && same(after.filter((card) => !known.includes(card)).slice(0, revealed.length), revealed);
}

/** Is a part of the set-up what was drawn? It is also fine if it was chosen; the edicts are the tops of the piles before. */
function drawn(shuffles: readonly ShuffleState[], part: "edicts" | "skills", dealt: readonly string[]): boolean {
  const at = shuffles.findIndex(({ label }) => label === part);
  const pile = shuffles[at];
  if (!pile) return true;
  const tops = shuffles.slice(0, at).flatMap(({ revealed }) => revealed);
  return same(pile.revealed, dealt) && (part !== "edicts" || same(pile.before, tops));
}
