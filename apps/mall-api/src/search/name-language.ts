import type { Language } from '../kernel/language';

const SCRIPTS: readonly [RegExp, Language][] = [
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Lao}/u, 'lo'],
  [/\p{Script=Han}/u, 'zh-CN'],
];

// Small words that names have in one of these languages and in no other, and letters of one alone.
const SIGNS: Record<'en' | 'es' | 'fr', RegExp> = {
  en: /(?<![\p{L}'])(?:and|of|with|for|the|in|from|by|to|is|it|you|your|that|at|be)(?!\p{L})/gu,
  es: /ñ|[áíóú]|(?<!\p{L})(?:de|el|los|las|del|con|para|sin|y|una?|al|por)(?!\p{L})|(?<=\p{L}{2})(?:ción|illa|illo|ero|era|ado|ada|idad|dor|dora|oso|osa|ica|ico|os|as|o)(?!\p{L})/gu,
  fr: /[èêçœâîûàëï]|(?<!\p{L})(?:de|à|eau|le|les|du|des|au|aux|et|avec|pour|sur|sans|une?)(?!\p{L})|(?<!\p{L})[ld]['’]|(?<=\p{L}{2})(?:eau|eux|euse|ette|ière|tion|oir|oire|ée|és|ées|age|eur|elle|aire)(?!\p{L})/gu,
};

/**
 * The language in which goods are probably named: by the script of the name, and in Latin letters by
 * small words, accents and endings, also of what is said of them. What tells nothing counts as English,
 * the mall's default.
 */
export function nameLanguage(name: string, saidOfIt: string): Language {
  const script = SCRIPTS.find(([letters]) => letters.test(name));
  if (script) return script[1];
  const text = `${name} ; ${saidOfIt}`.normalize('NFC').toLowerCase();
  const points = (language: keyof typeof SIGNS) => [...text.matchAll(SIGNS[language])].length;
  const [best] = (['en', 'es', 'fr'] as const)
    .map((language) => ({ language, points: points(language) }))
    .sort((one, other) => other.points - one.points);
  return best?.language ?? 'en';
}
