const scripts = [
  ['th', /\p{Script=Thai}/gu],
  ['lo', /\p{Script=Lao}/gu],
  ['zh', /\p{Script=Han}/gu],
] as const;

/**
 * The language of text written by a shop, as far as its script identifies one: for speech and fonts. Latin
 * script is used by many languages, so it gives undefined.
 */
export function langOf(text: string) {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return scripts.find(([, script]) => (text.match(script)?.length ?? 0) * 2 > letters)?.[0];
}

/**
 * Attributes of an element that shows what a person has written: its language, where it is not known that of its script,
 * and the direction of its letters, whatever that of the page.
 */
export const writtenText = (text: string, language?: string) =>
  ({ lang: language ?? langOf(text), dir: 'auto' }) as const;
