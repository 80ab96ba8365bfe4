/** A finished game as the app BG Stats takes it: one address whose query is the record of the play. */

/** The game's number at BoardGameGeek, by which the app finds it among the games somebody has. */
const BGG = 263918;
const APP = "https://app.bgstatsapp.com/createPlay.html";
/** Longer addresses are cut off somewhere on their way. */
const LONGEST = 8_000;

export interface Play {
  /** The same for the same game, so that it is not recorded twice. */
  readonly id: string;
  readonly game: string;
  readonly players: readonly { readonly name: string; readonly stars: number; readonly place: number }[];
}

/** The address that records a play on a day; null if so many have played that it would be too long. */
export function playAddress({ id, game, players }: Play, played: Date): string | null {
  const record = {
    sourceName: "cartographers",
    sourcePlayId: id,
    // In UTC, as 2026-11-18 07:30:00.
    playDate: played.toISOString().slice(0, 19).replace("T", " "),
    game: { name: game, sourceGameId: "cartographers", bggId: BGG, highestWins: true, noPoints: false },
    // All fields are told: the app takes no play in which some are missing.
    players: players.map(({ name, stars, place }) => ({
      name,
      sourcePlayerId: name,
      score: stars,
      rank: place,
      winner: place === 1,
      startPlayer: false,
    })),
  };
  const address = `${APP}?data=${encodeURIComponent(JSON.stringify(record))}`;
  return address.length > LONGEST ? null : address;
}
