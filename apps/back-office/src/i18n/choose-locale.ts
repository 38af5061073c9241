import { languageTag, type Locale, LOCALES } from './locales';

const KEY = 'back-office.locale';

/** The stored language; undefined where nothing is stored, or storage is closed. */
function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

const fits = (locale: Locale, wanted: string) =>
  wanted.toLowerCase().split('-')[0] === languageTag(locale).split('-')[0];

/** The language that was chosen on this device, else the browser's first that we have, else English. */
export function chooseLocale(preferred: readonly string[] = navigator.languages): Locale {
  const kept = LOCALES.find((locale) => locale === stored());
  if (kept) return kept;
  for (const wanted of preferred) {
    const found = LOCALES.find((locale) => fits(locale, wanted));
    if (found) return found;
  }
  return 'en';
}

/** Keeps a choice on this device, where it can. */
export function keepLocale(locale: Locale) {
  try {
    localStorage.setItem(KEY, locale);
  } catch {
    // without storage the choice lasts as long as the page
  }
}
