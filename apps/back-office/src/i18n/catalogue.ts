import type { MessageFormatElement } from 'react-intl';
import type { Locale } from './locales';

/** Messages by id, compiled. */
export type Catalogue = Record<string, MessageFormatElement[]>;

const catalogues: Record<Locale, () => Promise<{ default: unknown }>> = {
  en: () => import('../../compiled/en.json'),
  'zh-CN': () => import('../../compiled/zh-CN.json'),
  es: () => import('../../compiled/es.json'),
  fr: () => import('../../compiled/fr.json'),
  th: () => import('../../compiled/th.json'),
  lao: () => import('../../compiled/lao.json'),
};

/** Loads the messages of a language. */
export const loadCatalogue = async (locale: Locale) =>
  // written by formatjs, whose syntax trees TypeScript widens
  (await catalogues[locale]()).default as Catalogue;
