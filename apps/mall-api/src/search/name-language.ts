import type { Language } from '../kernel/language';

const SCRIPTS: readonly [RegExp, Language][] = [
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Lao}/u, 'lo'],
  [/\p{Script=Han}/u, 'zh-CN'],
];

// Function words, letters and endings that are typical of one of the languages.
const TYPICAL: Record<'en' | 'es' | 'fr', RegExp> = {
  en: /(?<![\p{L}'])(?:and|of|with|for|the|in|from|by|to|is|it|you|your|that|at|be)(?!\p{L})/gu,
  es: /ñ|[áíóú]|(?<!\p{L})(?:de|el|los|las|del|con|para|sin|y|una?|al|por)(?!\p{L})|(?<=\p{L}{2})(?:ción|illa|illo|ero|era|ado|ada|idad|dor|dora|oso|osa|ica|ico|os|as|o)(?!\p{L})/gu,
  fr: /[èêçœâîûàëï]|(?<!\p{L})(?:de|à|eau|le|les|du|des|au|aux|et|avec|pour|sur|sans|une?)(?!\p{L})|(?<!\p{L})[ld]['’]|(?<=\p{L}{2})(?:eau|eux|euse|ette|ière|tion|oir|oire|ée|és|ées|age|eur|elle|aire)(?!\p{L})/gu,
};

/**
 * The probable language of a name: by its script; for Latin letters by function words, accents and endings, also
 * those of the description. English, the mall's default, when there are none.
 */
export function nameLanguage(name: string, description: string): Language {
  const script = SCRIPTS.find(([letters]) => letters.test(name));
  if (script) return script[1];
  const text = `${name} ; ${description}`.normalize('NFC').toLowerCase();
  const points = (language: keyof typeof TYPICAL) => [...text.matchAll(TYPICAL[language])].length;
  const [best] = (['en', 'es', 'fr'] as const)
    .map((language) => ({ language, points: points(language) }))
    .sort((a, b) => b.points - a.points);
  return best?.language ?? 'en';
}
