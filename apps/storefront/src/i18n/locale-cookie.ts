import { writeCookie } from '../browser/storage';
import { LOCALES, languageTag } from './locales';

const YEAR_S = 31_536_000;

/** Remembers the chosen language; on a path without a prefix the server reads it. */
export function saveLocale(tag: string) {
  const locale = LOCALES.find((id) => languageTag(id) === tag);
  if (locale) writeCookie('locale', locale, YEAR_S);
}
