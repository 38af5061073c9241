import type { Language } from '../kernel/language';

/** Scripts that only one of the languages is written in. */
const SCRIPTS = [
  ['th', /\p{Script=Thai}/gu],
  ['lo', /\p{Script=Lao}/gu],
  ['zh-CN', /\p{Script=Han}/gu],
] as const satisfies (readonly [Language, RegExp])[];

/**
 * The language that a text is written in: by its script, or, in Latin letters, that of its author's pages. Null if
 * neither tells.
 */
export function writtenLanguage(text: string, reads: Language): Language | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const byScript = SCRIPTS.find(
    ([, script]) => (text.match(script)?.length ?? 0) * 2 > letters,
  )?.[0];
  if (byScript) return byScript;
  const isLatin = (text.match(/\p{Script=Latin}/gu)?.length ?? 0) * 2 > letters;
  return isLatin && SCRIPTS.every(([language]) => language !== reads) ? reads : null;
}
