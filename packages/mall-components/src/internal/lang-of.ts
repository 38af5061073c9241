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
