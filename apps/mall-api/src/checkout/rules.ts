/** Maximum length of the note to the shops: below 150 characters. */
const NOTE_MAX = 149;

/** Maximum price of an order, in minor units: thirteen digits before the point on the wire. */
export const ORDER_MAX_MINOR = 999_999_999_999_999;

/** Why a note is rejected; null when it is valid. */
export function noteObstacle(note: string): string | null {
  return [...note].length > NOTE_MAX
    ? `The note is too long: it may have ${NOTE_MAX} characters at most.`
    : null;
}
