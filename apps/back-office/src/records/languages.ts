import type { Translations } from '@vermilion/api-client/operator';
import { languageNames, languageTag, LOCALES } from '../i18n/locales';

/** A language that texts of the mall are translated to. */
export type TextLanguage = keyof Translations;

/** All of them, with their names in themselves. */
export const textLanguages = LOCALES.map((locale) => ({
  // the contract names them as BCP 47 does
  language: languageTag(locale) as TextLanguage,
  name: languageNames[locale],
}));

/** The translations of a thing's texts, without empty ones. */
export const withoutEmpty = (
  translations: Partial<Record<string, Partial<Record<string, string>>>>,
): Translations =>
  Object.fromEntries(
    Object.entries(translations)
      .map(([language, texts = {}]) => {
        const filled = Object.entries(texts).filter(([, text]) => text?.trim());
        return [language, Object.fromEntries(filled)] as const;
      })
      .filter(([, texts]) => Object.keys(texts).length > 0),
  );
