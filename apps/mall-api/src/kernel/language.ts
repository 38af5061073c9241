import { languages, type Language } from '../policy/languages';

export { languages, type Language };

/** A text in every language. */
export type InLanguages<T> = Readonly<Record<Language, T>>;

/** What storefronts of the family call a language, where that is not its tag. */
const ALIASES: Readonly<Record<string, Language>> = { lao: 'lo' };

const primary = (tag: string) => tag.toLowerCase().split('-')[0] ?? '';

/** The language of a tag; undefined for one that the server does not speak. */
export const languageOf = (tag: string): Language | undefined =>
  ALIASES[tag.toLowerCase()] ?? languages.find((language) => primary(language) === primary(tag));

/** The language that an `Accept-Language` likes best; the mall's own where it names none of ours. */
export function acceptedLanguage(header: string | undefined, own: Language): Language {
  const wanted = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.split(';').map((one) => one.trim());
    const quality = parameters.find((one) => one.startsWith('q='))?.slice(2);
    return { language: languageOf(tag), quality: quality === undefined ? 1 : Number(quality) };
  });
  const [best] = wanted
    .filter(({ language, quality }) => language && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return best?.language ?? own;
}
