/** Checks the deal of a game that is over. It knows no rule: it shuffles the piles that the server names. */
import type { KnownDeal } from "../../server/knownDeals";
import type { DealState } from "../../server/protocol";
import { fromHex, sha256, toHex } from "./hash";
import { keyOf, numberOf, shuffled } from "./shuffle";

/** What is wrong with a deal: the secret, this player's number, the order of a pile, or the cards that were played. */
export type Wrong = "commitment" | "nonce" | "shuffle" | "cards";

const same = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

/** What is wrong with a deal, if anything; `played` are the cards of the record, in order. */
export function wrongWith(deal: DealState, played: readonly string[], known: KnownDeal): Wrong | null {
  const secret = deal.secret ?? "";
  const commitment = toHex(sha256(fromHex(secret)));
  if (commitment !== deal.commitment || (known.commitment && known.commitment !== commitment)) return "commitment";
  if (known.nonce && !deal.nonces.includes(known.nonce)) return "nonce";
  const key = keyOf(secret, deal.nonces);
  if (numberOf(key) !== deal.number) return "shuffle";
  for (const { label, before, after } of deal.shuffles)
    if (!same(shuffled(before, key, label), after)) return "shuffle";
  const revealed = deal.shuffles.flatMap(({ revealed }) => revealed);
  const fromTop = deal.shuffles.every(({ after, revealed }) => same(after.slice(0, revealed.length), revealed));
  return fromTop && played.length && same(revealed.slice(0, played.length), played) ? null : "cards";
}
