/** The longest note to the shops: fewer than 150 characters. */
const NOTE_MAX = 149;

/** The most that one order may cost, in minor units: thirteen digits before the point on the wire. */
export const ORDER_MAX_MINOR = 999_999_999_999_999;

/** Why a note is refused; null when it is not. */
export function noteObstacle(note: string): string | null {
  return [...note].length > NOTE_MAX
    ? `The note is too long: it may have ${NOTE_MAX} characters at most.`
    : null;
}
