/** New games with this device's share in the deal: the server commits to a secret first, then a random number is added. */
import { knownDeal, rememberDeal } from "./knownDeals";
import type { Created, DealOffer, DealShare, DealState } from "./protocol";

/** How long an offer is kept, in milliseconds; the server takes it back after a quarter of an hour. */
const KEPT = 10 * 60_000;
const BYTES = 16;

/** A random number of this device's own, in hexadecimal digits. */
function newNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Deals {
  readonly #ask: () => Promise<DealOffer>;
  #offered: Promise<DealOffer> | null = null;
  #since = 0;

  constructor(ask: () => Promise<DealOffer>) {
    this.#ask = ask;
  }

  /** Asks for an offer ahead of time, so that nobody waits for it when a game is made. */
  prepare(): void {
    if (this.#offered && Date.now() - this.#since < KEPT) return;
    this.#since = Date.now();
    this.#offered = this.#ask();
    this.#offered.catch(() => (this.#offered = null));
  }

  /** Makes a game with an offer; if it was used up elsewhere, with another one. */
  async make(create: (share: DealShare) => Promise<Created>): Promise<Created> {
    const fresh = !this.#offered;
    this.prepare();
    try {
      return await this.#take(create);
    } catch (reason) {
      if (fresh || (reason as { status?: number }).status !== 409) throw reason;
      this.prepare();
      return this.#take(create);
    }
  }

  /** Adds this device's random number to the deal of a game that it sits in, unless it has added one. */
  async join(game: string, commitment: string, add: (nonce: string) => Promise<DealState>): Promise<void> {
    if (knownDeal(game).nonce) return;
    const nonce = newNonce();
    const { nonces } = await add(nonce);
    // Another device of the same player may have been faster.
    if (nonces.includes(nonce)) rememberDeal(game, commitment, nonce);
  }

  async #take(create: (share: DealShare) => Promise<Created>): Promise<Created> {
    const offered = this.#offered;
    this.#offered = null;
    const { offer, commitment } = await (offered ?? this.#ask());
    const nonce = newNonce();
    const created = await create({ offer, nonce });
    // A rematch may have been made by somebody else, with another offer.
    if (created.commitment === commitment) rememberDeal(created.id, commitment, nonce);
    return created;
  }
}
