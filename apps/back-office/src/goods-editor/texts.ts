import type { Translations } from '@vermilion/api-client/operator';

/** The languages of translations, as the contract names them. */
export const languages = ['en', 'zh-CN', 'es', 'fr', 'th', 'lo'] as const;
export type Language = (typeof languages)[number];

/** The text as the shop writes it, or one of its translations. */
export const textLanguages = ['own', ...languages] as const;
export type TextLanguage = (typeof textLanguages)[number];

/** A text with its translations; '' for those that are missing. */
export type Texts = Record<TextLanguage, string>;

/** A text without translations. */
export const ownText = (own = ''): Texts => ({
  own,
  en: '',
  'zh-CN': '',
  es: '',
  fr: '',
  th: '',
  lo: '',
});

/** A text of the wire with its translations. */
export function textsOf(
  own: string,
  field: string,
  translations: Translations | undefined = {},
): Texts {
  const texts = ownText(own);
  for (const language of languages) texts[language] = translations[language]?.[field] ?? '';
  return texts;
}

/** The translations of the texts of a thing, by language and field, without empty ones. */
export function translationsOf(texts: Readonly<Record<string, Texts>>): Translations {
  const translations: Translations = {};
  for (const language of languages) {
    const given = Object.entries(texts)
      .map(([field, text]) => [field, text[language].trim()] as const)
      .filter(([, text]) => text !== '');
    if (given.length > 0) translations[language] = Object.fromEntries(given);
  }
  return translations;
}

/** How many of the texts that there are have no translation into a language. */
export const missingIn = (texts: readonly Texts[], language: Language): number =>
  texts.filter((text) => text.own.trim() !== '' && text[language].trim() === '').length;

/** A text as shoppers of a language read it. */
export const textIn = (texts: Texts, language: TextLanguage): string =>
  texts[language] || texts.own;
