/** Pages that turn by themselves, because nobody stands at a projector. */

/** How long each page is shown, in milliseconds. */
const SHOWN_FOR = 10_000;

export class Pages {
  #all: () => number;
  #page = $state(0);
  /** Do they turn by themselves? */
  turning = $state(true);

  /** `all` is how many there are, which may change. */
  constructor(all: () => number) {
    this.#all = all;
    $effect(() => {
      if (!this.turning || this.all < 2) return;
      const timer = setInterval(() => this.turn(1), SHOWN_FOR);
      return () => clearInterval(timer);
    });
  }

  get all(): number {
    return Math.max(1, this.#all());
  }

  /** The page that is shown, from 0 on. */
  get now(): number {
    return Math.min(this.#page, this.all - 1);
  }

  turn(by: number): void {
    this.#page = (this.now + by + this.all) % this.all;
  }
}
