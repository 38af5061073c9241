import type { MessageFormatElement } from 'react-intl';
import type { Locale } from './locales';

/** Messages by id, as syntax trees: the browser carries no parser. */
export type Catalogue = Record<string, MessageFormatElement[]>;

const catalogues: Record<Locale, () => Promise<{ default: unknown }>> = {
  en: () => import('../../compiled/en.json'),
  'zh-CN': () => import('../../compiled/zh-CN.json'),
  es: () => import('../../compiled/es.json'),
  fr: () => import('../../compiled/fr.json'),
  th: () => import('../../compiled/th.json'),
  lao: () => import('../../compiled/lao.json'),
};

/** The messages of a locale; in the browser one chunk each. */
export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  // the compiler writes exactly this shape, which JSON imports are too loose to tell
  return (await catalogues[locale]()).default as Catalogue;
}
