/**
 * No-break spaces between a number and its Thai or Lao classifier, and narrow ones inside French punctuation.
 */
export const withNoBreakSpaces = (text: string) =>
  text.replace(/(\d) (?=[\u0e00-\u0eff])/g, '$1\u00a0').replace(/ (?=[;:!?»])|(?<=«) /g, '\u202f');
