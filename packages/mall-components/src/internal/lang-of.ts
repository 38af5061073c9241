const scripts = [
  ['th', /\p{Script=Thai}/gu],
  ['lo', /\p{Script=Lao}/gu],
  ['zh', /\p{Script=Han}/gu],
] as const;

/**
 * The language of what a shop has written, as far as its letters tell: for its voice and its fonts. Latin letters
 * are those of many languages and tell nothing.
 */
export function langOf(text: string) {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return scripts.find(([, script]) => (text.match(script)?.length ?? 0) * 2 > letters)?.[0];
}
