/** Mean service score of a shop, 0 without reviews; its whole stars where the server does not tell the mean. */
export const shopRating = <StarLevel extends number | undefined>(
  stars: number | null | undefined,
  starLevel: StarLevel,
) => (stars === undefined ? starLevel : (stars ?? 0));
