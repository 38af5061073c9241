import { writeCookie } from '../browser/storage';
import type { Locale } from './locales';
import { languageTag, LOCALES } from './locales';

const YEAR_S = 31_536_000;

/** Saves the language in a cookie, which the server reads on paths without a prefix. */
export const saveLocale = (locale: Locale) => writeCookie('locale', locale, YEAR_S);

/** Saves the language selected in the menu. */
export function saveLanguage(tag: string) {
  const locale = LOCALES.find((id) => languageTag(id) === tag);
  if (locale) saveLocale(locale);
}
