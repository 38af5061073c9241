import { locales, owners, readCatalogue } from '../../scripts/lib/catalogues.mjs';

export type Locale = 'en' | 'zh-CN' | 'es' | 'fr' | 'th' | 'lao';
export const allLocales = locales as Locale[];
/** Locales by `lang`. */
export const languageOf = (locale: Locale) => (locale === 'lao' ? 'lo' : locale);
export const prefixOf = (locale: Locale) => (locale === 'en' ? '' : `/${locale}`);

const catalogueOf = (locale: Locale): Record<string, string> =>
  Object.assign({}, ...owners.map((owner: string) => readCatalogue(owner, locale)));

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Literal parts of a message between its placeholders. Plural forms are not parsed. */
function literals(message: string): string[] | undefined {
  const parts = message.split(/\{\w+\}|<\/?\w+>/);
  return parts.some((part) => /[{}]/.test(part)) ? undefined : parts;
}

/** A pattern of a message in a locale; placeholders match any text. */
export type Words = (id: string) => RegExp;

export function wordsOf(locale: Locale): Words {
  const catalogue = catalogueOf(locale);
  return (id) => {
    // up to a plural
    const [begin = ''] = catalogue[id]?.split(/\{\w+,/) ?? [];
    const parts = literals(begin);
    if (!begin || !parts) throw new Error(`"${id}" is no message that can be looked for.`);
    return new RegExp(`^${parts.map(escaped).join('.+')}`);
  };
}

/** Patterns of English messages that are not messages of a locale too. */
export function untranslatedIn(locale: Locale): string[] {
  const english = catalogueOf('en');
  const own = new Set(Object.values(catalogueOf(locale)));
  return Object.values(english)
    .filter((text) => !own.has(text))
    .flatMap((text) => {
      const parts = literals(text);
      const letters = parts?.join('').replaceAll(/[^A-Za-z]/g, '').length ?? 0;
      return parts && letters > 3 ? [`^${parts.map(escaped).join('.+')}$`] : [];
    });
}
