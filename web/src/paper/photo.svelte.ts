/** A map that is painted from a photo, until a person has looked at what is doubtful. */
import { placeOf } from "../map/cells";
import type { CellName } from "../map/types";
import { api } from "../server/api";
import type { PhotoMap } from "../server/protocol";
import { letter, t } from "../words/words";
import type { CheckedGame } from "./checkedGame.svelte";
import { erased, redrawn } from "../common/painted/paintedMap.svelte";
import { readyToSend } from "./photoFile";

export class PhotoReading {
  busy = $state(false);
  problem = $state("");
  /** What was read, and whose map of which season it is. */
  #read = $state.raw<{ map: PhotoMap; rows: readonly string[]; player: number; season: number } | null>(null);
  readonly #game: CheckedGame;
  #asking: AbortController | null = null;

  constructor(game: CheckedGame) {
    this.#game = game;
  }

  /** What was read, while its map is shown. */
  readonly shown = $derived.by(() => {
    const read = this.#read;
    return read && read.player === this.#game.player && read.season === this.#game.season ? read : null;
  });
  /** The map of the photo, seen from above. */
  readonly flat = $derived.by(() => (this.shown ? `data:image/jpeg;base64,${this.shown.map.flat}` : ""));
  /** The doubtful cells that nobody has painted since. */
  readonly doubtful = $derived.by((): readonly CellName[] => {
    const { shown } = this;
    if (!shown) return [];
    return shown.map.doubtful.filter((cell) => this.#game.painted.same(placeOf(cell), shown.rows));
  });

  /** Paints the map of a photo; returns whether it could be read. */
  async read(photo: Blob): Promise<boolean> {
    this.#asking?.abort();
    const asking = (this.#asking = new AbortController());
    [this.busy, this.problem] = [true, ""];
    try {
      const map = await api.readPhoto(await readyToSend(photo), asking.signal);
      if (asking.signal.aborted) return false;
      this.problem = this.#paint(map);
    } catch (reason) {
      if (asking.signal.aborted) return false;
      this.problem = (reason as Error).message;
    }
    this.busy = false;
    return !this.problem;
  }

  /** All is right now. */
  done(): void {
    this.#read = null;
  }

  /** Somebody leaves the page: what is still being read is of no use. */
  stop(): void {
    this.#asking?.abort();
  }

  #paint(map: PhotoMap): string {
    const game = this.#game;
    const own = game.sheet.includes("/");
    const sheet = map.sheet ?? (own ? game.sheet : erased(map.rows).join("/"));
    if (sheet !== game.sheet && game.others) {
      return t("check-photo-other-sheet", { sheet: map.sheet ? letter(map.sheet) : t("own-sheet") });
    }
    if (sheet !== game.sheet) game.useSheet(sheet);
    const rows = redrawn(map.rows, game.bare);
    game.painted.replace(rows);
    this.#read = { map, rows, player: game.player, season: game.season };
    return "";
  }
}
