/** The language in use and its texts, replaced together: everything that shows a text is then updated. */
import { FluentBundle } from "@fluent/bundle";

class Current {
  #now = $state.raw({ language: "en", bundle: new FluentBundle("en") });

  get language(): string {
    return this.#now.language;
  }

  get bundle(): FluentBundle {
    return this.#now.bundle;
  }

  use(language: string, bundle: FluentBundle): void {
    this.#now = { language, bundle };
  }
}

export const current = new Current();
