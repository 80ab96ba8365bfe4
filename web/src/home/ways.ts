/** The ways to start a game from the home page, and the seats of each. */
import { favouriteBot } from "../device/favouriteBot.svelte";
import { playerName } from "../device/playerName.svelte";
import type { IconName } from "../map/types";
import type { SeatRequest } from "../server/protocol";

export type Way = "solo" | "bots" | "hotseat" | "link";

export const WAYS: readonly { way: Way; icon: IconName }[] = [
  { way: "solo", icon: "quill" },
  { way: "bots", icon: "bot" },
  { way: "hotseat", icon: "people" },
  { way: "link", icon: "link" },
];

/** A bot's seat; the server chooses its character, and the bot while the catalogue is not loaded. */
function bot(): SeatRequest {
  const fact = favouriteBot.now;
  return { kind: "bot", ...(fact && { bot: fact.key }) };
}

/** The seats of a game that is started this way; `names` are those of the others at one screen. */
export function seatsFor(way: Way, players: number, names: readonly string[] = []): SeatRequest[] {
  const me: SeatRequest = { kind: "me", name: playerName.now.trim() };
  const others = (seat: (index: number) => SeatRequest) => Array.from({ length: players - 1 }, (_, index) => seat(index));
  switch (way) {
    case "solo":
      return [me];
    case "bots":
      return [me, ...others(bot)];
    case "hotseat":
      return [me, ...others((index) => ({ kind: "me", name: names[index]?.trim() ?? "" }))];
    case "link":
      return [me, ...others(() => ({ kind: "open" }))];
  }
}
