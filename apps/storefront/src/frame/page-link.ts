/** A longer address makes a QR code so fine that cameras miss it at the size it is drawn in. */
const LONGEST = 200;

/** Whole address of a page for its QR code; what a search has asked for is left out where it is too long. */
export function pageLink(origin: string, path: string, search: string) {
  const whole = origin + path + search;
  return whole.length <= LONGEST ? whole : origin + path;
}
