import type { Catalogue } from './catalogue';
import type { Locale } from './locales';

const catalogues: Record<Locale, () => Promise<{ default: unknown }>> = {
  en: () => import('../../components/compiled/en.json'),
  'zh-CN': () => import('../../components/compiled/zh-CN.json'),
  es: () => import('../../components/compiled/es.json'),
  fr: () => import('../../components/compiled/fr.json'),
  th: () => import('../../components/compiled/th.json'),
  lao: () => import('../../components/compiled/lao.json'),
};

/** Loads the messages of the mall's components in a language, which only previews show. */
export const loadComponents = async (locale: Locale) =>
  // written by formatjs, whose syntax trees TypeScript widens
  (await catalogues[locale]()).default as Catalogue;
