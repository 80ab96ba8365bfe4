/** What this device was told of a deal before the first card, and the number that it added. */
export interface KnownDeal {
  readonly commitment: string;
  /** Empty if this device added none. */
  readonly nonce: string;
}

const key = (game: string) => `cartographers.deal.${game}`;

export function knownDeal(game: string): KnownDeal {
  try {
    const [commitment = "", nonce = ""] = (localStorage.getItem(key(game)) ?? "").split(" ");
    return { commitment, nonce };
  } catch {
    return { commitment: "", nonce: "" };
  }
}

/** Remembers what was told first and the number that was added; what is told later is compared with it. */
export function rememberDeal(game: string, commitment: string, nonce = ""): void {
  try {
    const known = knownDeal(game);
    if (known.nonce || (known.commitment && !nonce)) return;
    localStorage.setItem(key(game), `${known.commitment || commitment} ${nonce}`);
  } catch {
    // Storage is forbidden: then a deal is only compared with what is told at the end.
  }
}
