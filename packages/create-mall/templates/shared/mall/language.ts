import { en, type Texts } from './texts/en';
import { fr } from './texts/fr';

/** The languages of the mall: texts of this app, and the catalogue of the components. The first one is for all others. */
const languages = {
  en: { texts: en, messages: () => import('@vermilion/mall-components/lang/en.json') },
  fr: { texts: fr, messages: () => import('@vermilion/mall-components/lang/fr.json') },
};

export type Locale = keyof typeof languages;
export const locales = Object.keys(languages) as Locale[];
export const [ownLocale = 'en'] = locales;

const find = (tag: string) => {
  const [language] = tag.trim().toLowerCase().split(/[-;_]/);
  return locales.find((locale) => locale.toLowerCase().split('-')[0] === language);
};

/** The language that the visitor has chosen, or else the first of those that the browser asks for. */
export function localeOf(cookies: string | null, accepted: string | null): Locale {
  const [, chosen = ''] = /(?:^|;\s*)locale=([\w-]+)/.exec(cookies ?? '') ?? [];
  const asked = (accepted ?? '').split(',').flatMap((tag) => find(tag) ?? []);
  return find(chosen) ?? asked[0] ?? ownLocale;
}

/** The cookie that keeps a choice for a year; undefined for a language that the mall does not have. */
export function localeCookie(tag: string | undefined): string | undefined {
  const locale = locales.find((one) => one === tag);
  return locale && `locale=${locale}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

/** Texts of this app. */
export const textsOf = (locale: string): Texts => languages[find(locale) ?? ownLocale].texts;

/** Texts of the components, loaded once. */
export const messagesOf = (locale: Locale) =>
  (loading[locale] ??= languages[locale].messages().then((file) => file.default));
const loading: Partial<Record<Locale, Promise<Record<string, string>>>> = {};

/** The name of a language, in that language. */
export function languageName(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
