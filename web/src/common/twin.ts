/** Does the character of a seat sit at an earlier one, too? There are more seats than characters. */
export function isTwin(seats: readonly { readonly character: string }[], seat: number): boolean {
  const { character } = seats[seat] ?? { character: "" };
  return Boolean(character) && seats.findIndex((one) => one.character === character) < seat;
}
