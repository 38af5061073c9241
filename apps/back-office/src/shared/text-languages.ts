import type { Translations } from '@vermilion/api-client/operator';
import { languageNames, languageTag, LOCALES } from '../i18n/locales';

/** A language that texts of the mall are translated to. */
export type TextLanguage = keyof Translations;

/** All of them, with their names in themselves. */
export const textLanguages = LOCALES.map((locale) => ({
  // The contract names them as BCP 47 does
  language: languageTag(locale) as TextLanguage,
  name: languageNames[locale],
}));

/** What a form holds: a text for each language, by the name of the field. */
export type TranslatedTexts = Record<string, Record<string, string>>;

/** The translations of the API as a form holds them. */
export const translationValues = (
  translations: Translations | undefined,
  fields: readonly string[],
): TranslatedTexts =>
  Object.fromEntries(
    textLanguages.map(({ language }) => {
      const texts: Record<string, string | undefined> = translations?.[language] ?? {};
      return [language, Object.fromEntries(fields.map((name) => [name, texts[name] ?? '']))];
    }),
  );

/** What is sent: without empty texts. */
export const sentTranslations = (
  texts: Partial<Record<string, Partial<Record<string, string>>>>,
): Translations =>
  Object.fromEntries(
    Object.entries(texts)
      .map(([language, fields = {}]) => {
        const filled = Object.entries(fields).filter(([, text]) => text?.trim());
        return [language, Object.fromEntries(filled)] as const;
      })
      .filter(([, fields]) => Object.keys(fields).length > 0),
  );

/** The translations of a text as a reader compares them. */
export const shownTranslations = (texts: TranslatedTexts, field: string, label: string) =>
  textLanguages.map(({ language, name }) => ({
    label: `${label} (${name})`,
    text: texts[language]?.[field] ?? '',
  }));
