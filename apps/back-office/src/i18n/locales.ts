/** The languages of the back office, as the storefront names them. */
export const LOCALES = ['en', 'zh-CN', 'es', 'fr', 'th', 'lao'] as const;
export type Locale = (typeof LOCALES)[number];

/** Names of the languages in themselves. */
export const languageNames: Record<Locale, string> = {
  en: 'English',
  'zh-CN': '简体中文',
  es: 'Español',
  fr: 'Français',
  th: 'ไทย',
  lao: 'ລາວ',
};

/** The BCP 47 tag of a locale. */
export const languageTag = (locale: Locale) => (locale === 'lao' ? 'lo' : locale);

/** The locale for the names of days and months in a calendar: English ones where the browser has no Lao ones. */
export const calendarTag = (locale: Locale): string =>
  locale === 'lao' ? (Intl.DateTimeFormat.supportedLocalesOf('lo')[0] ?? 'en-GB') : locale;

/** The locale for numbers and plurals: browsers without Lao data would use the language of the system. */
export const formatTag = (locale: Locale) => (locale === 'lao' ? 'id' : locale);
