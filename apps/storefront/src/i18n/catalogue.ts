import type { MessageFormatElement } from 'react-intl';
import type { Locale } from './locales';

/** Messages by id, as syntax trees: the browser carries no parser. */
export type Catalogue = Record<string, MessageFormatElement[]>;

type Part = () => Promise<{ default: Catalogue }>;

/** Each catalogue in two parts (see build/split-catalogues.mjs), one chunk each in the browser. */
const parts: Record<Locale, readonly [first: Part, rest: Part]> = {
  en: [
    () => import('../../compiled/en.json?part=first'),
    () => import('../../compiled/en.json?part=rest'),
  ],
  'zh-CN': [
    () => import('../../compiled/zh-CN.json?part=first'),
    () => import('../../compiled/zh-CN.json?part=rest'),
  ],
  es: [
    () => import('../../compiled/es.json?part=first'),
    () => import('../../compiled/es.json?part=rest'),
  ],
  fr: [
    () => import('../../compiled/fr.json?part=first'),
    () => import('../../compiled/fr.json?part=rest'),
  ],
  th: [
    () => import('../../compiled/th.json?part=first'),
    () => import('../../compiled/th.json?part=rest'),
  ],
  lao: [
    () => import('../../compiled/lao.json?part=first'),
    () => import('../../compiled/lao.json?part=rest'),
  ],
};

/** The messages of the frame and the home page. */
export const loadFirstMessages = async (locale: Locale) => (await parts[locale][0]()).default;

/** All other messages. */
export const loadOtherMessages = async (locale: Locale) => (await parts[locale][1]()).default;
