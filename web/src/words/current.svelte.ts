/** The language in use and its texts, replaced together: everything that shows a text is then updated. */
import { FluentBundle, type FluentResource } from "@fluent/bundle";

class Current {
  #now = $state.raw({ language: "en", bundle: new FluentBundle("en") });
  /** Messages that were asked for before their file was loaded. */
  readonly #missed = new Set<string>();

  get language(): string {
    return this.#now.language;
  }

  get bundle(): FluentBundle {
    return this.#now.bundle;
  }

  /** A message of the language in use, if it is loaded. */
  message(id: string): ReturnType<FluentBundle["getMessage"]> {
    const found = this.bundle.getMessage(id);
    if (!found) this.#missed.add(id);
    return found;
  }

  use(language: string, bundle: FluentBundle): void {
    this.#now = { language, bundle };
  }

  /** Adds texts of the language in use. What is shown is updated only if one of them was missing there. */
  add(texts: FluentResource): void {
    const { bundle } = this.#now;
    bundle.addResource(texts);
    const came = [...this.#missed].filter((id) => bundle.hasMessage(id));
    for (const id of came) this.#missed.delete(id);
    if (came.length) this.#now = { ...this.#now };
  }
}

export const current = new Current();
