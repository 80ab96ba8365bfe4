/** Comments that are typed and not saved yet: kept in this tab, also after the page was loaded anew. */

export interface Draft {
  readonly text: string;
  /** The comment that it was made from. */
  readonly was: string;
}

export class Drafts {
  readonly #key: string;
  readonly #drafts: Map<string, Draft>;

  constructor(study: string) {
    this.#key = `cartographers.drafts.${study}`;
    this.#drafts = new Map(kept(this.#key));
  }

  of(place: string): Draft | undefined {
    return this.#drafts.get(place);
  }

  keep(place: string, draft: Draft | null): void {
    if (!draft && !this.#drafts.has(place)) return;
    if (draft) this.#drafts.set(place, draft);
    else this.#drafts.delete(place);
    try {
      if (this.#drafts.size) sessionStorage.setItem(this.#key, JSON.stringify([...this.#drafts]));
      else sessionStorage.removeItem(this.#key);
    } catch {
      // Storage is forbidden or full: they are kept until the page is closed.
    }
  }
}

function kept(key: string): [string, Draft][] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "[]") as [string, Draft][];
  } catch {
    return [];
  }
}
