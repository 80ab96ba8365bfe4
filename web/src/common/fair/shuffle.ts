/** The provably fair shuffle, as the server does it (src/cartographers/table/fair.py). */
import { fromHex, hmac } from "./hash";

/** The keys of the shuffles of a game: for the first cards, and for all others with what was added after those. */
export interface Keys {
  readonly first: Uint8Array;
  readonly rest: Uint8Array;
  /** The number of the deal. */
  readonly number: string;
}

/** The keys that follow from the server's secret and what each seat added; `late` are the seats that did so later. */
export function keysOf(secret: string, nonces: readonly (string | null)[], late: readonly number[]): Keys {
  const key = (added: readonly (string | null)[]) =>
    hmac(fromHex(secret), ["cartographers-deal", ...added.map((nonce) => nonce ?? "")].join("\n"));
  const rest = key(nonces);
  const first = late.length ? key(nonces.map((nonce, seat) => (late.includes(seat) ? null : nonce))) : rest;
  const bytes = late.length ? [...first, ...rest] : [...first];
  return { first, rest, number: bytes.reduce((number, byte) => number * 256n + BigInt(byte), 1n).toString() };
}

/** Random numbers of 32 bits without end. */
function* words(key: Uint8Array, label: string): Generator<number, never> {
  for (let block = 0; ; block++) {
    const bits = new DataView(hmac(key, `${label}\n${block}`).buffer);
    for (let at = 0; at < bits.byteLength; at += 4) yield bits.getUint32(at);
  }
}

/** A random number below a limit; words that would favour some of them are passed over. */
function below(limit: number, random: Generator<number, never>): number {
  const fair = 2 ** 32 - (2 ** 32 % limit);
  let word = random.next().value;
  while (word >= fair) word = random.next().value;
  return word % limit;
}

/** A pile in the order that follows from a key and the name of the pile. */
export function shuffled<T>(pile: readonly T[], key: Uint8Array, label: string): T[] {
  const order = [...pile];
  const random = words(key, label);
  for (let last = order.length - 1; last > 0; last--) {
    const at = below(last + 1, random);
    [order[last], order[at]] = [order[at] as T, order[last] as T];
  }
  return order;
}
