import { type Language, languages } from '../policy/languages';

export { languages, type Language };

/** A text in every language. */
export type InLanguages<T> = Readonly<Record<Language, T>>;

/** Language names used by storefronts of this API family that differ from the tag. */
const ALIASES: Readonly<Record<string, Language>> = { lao: 'lo' };

const primary = (tag: string) => tag.toLowerCase().split('-')[0] ?? '';
const byPrimary = new Map(languages.map((language) => [primary(language), language]));

/** The language of a tag; undefined for an unsupported one. */
export const languageOf = (tag: string): Language | undefined =>
  ALIASES[tag.toLowerCase()] ?? byPrimary.get(primary(tag));

/** The language of a stored tag; the first one for an unsupported tag. */
export const storedLanguage = (tag: string): Language => languageOf(tag) ?? languages[0];

/** The preferred supported language of an `Accept-Language`; the mall's own by default. */
export function acceptedLanguage(header: string | undefined, own: Language): Language {
  const accepted = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.split(';').map((one) => one.trim());
    const quality = parameters.find((one) => one.startsWith('q='))?.slice(2);
    return { language: languageOf(tag), quality: quality === undefined ? 1 : Number(quality) };
  });
  const [best] = accepted
    .filter(({ language, quality }) => language && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return best?.language ?? own;
}
