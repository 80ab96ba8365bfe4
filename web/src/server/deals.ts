/** New games with this device's share in the deal: the server commits to a secret first, then a random number is added. */
import { rememberDeal } from "./knownDeals";
import type { Created, DealOffer, DealShare } from "./protocol";

/** How long an offer is kept, in milliseconds; the server takes it back after a quarter of an hour. */
const KEPT = 10 * 60_000;
const BYTES = 16;

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

  async #take(create: (share: DealShare) => Promise<Created>): Promise<Created> {
    const offered = this.#offered;
    this.#offered = null;
    const { offer, commitment } = await (offered ?? this.#ask());
    const nonce = Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, "0"));
    const created = await create({ offer, nonce: nonce.join("") });
    rememberDeal(created.id, commitment, nonce.join(""));
    return created;
  }
}
