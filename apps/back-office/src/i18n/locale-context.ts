import { createContext, use } from 'react';
import type { Locale } from './locales';

interface LocaleChoice {
  locale: Locale;
  /** Loads another language and shows it. */
  change: (locale: Locale) => void;
}

export const LocaleContext = createContext<LocaleChoice>({ locale: 'en', change: () => {} });

/** The language of the page, and how to change it. */
export const useLocale = () => use(LocaleContext);
