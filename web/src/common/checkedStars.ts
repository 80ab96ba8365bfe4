/** Stars that were counted in the score checker for people on paper, on their way back to the club's table. */

type StarsByName = ReadonlyMap<string, number>;

let counted: { readonly club: string; readonly stars: StarsByName } | null = null;

/** Leaves the stars for the controls of a table's host. */
export function leaveStars(club: string, stars: StarsByName): void {
  counted = { club, stars };
}

/** The stars that were counted for a table, once. */
export function takeStars(club: string): StarsByName {
  const stars = counted?.club === club ? counted.stars : new Map<string, number>();
  counted = null;
  return stars;
}
