import { writeCookie } from '../browser/storage';
import { LOCALES, languageTag } from './locales';

const YEAR_S = 31_536_000;

/** Saves the chosen language in a cookie, which the server reads on paths without a prefix. */
export function saveLocale(tag: string) {
  const locale = LOCALES.find((id) => languageTag(id) === tag);
  if (locale) writeCookie('locale', locale, YEAR_S);
}
