import type { MessageFormatElement } from 'react-intl';
import type { Locale } from './locales';

/** Messages by id, as syntax trees: the browser carries no parser. */
export type Catalogue = Record<string, MessageFormatElement[]>;

type Part = () => Promise<{ default: Catalogue }>;

/** Each catalogue in parts (see build/split-catalogues.mjs), one chunk each in the browser. */
const parts: Record<Locale, Record<'first' | 'shop' | 'merchant' | 'rest', Part>> = {
  en: {
    first: () => import('../../compiled/en.json?part=first'),
    shop: () => import('../../compiled/en.json?part=shop'),
    merchant: () => import('../../compiled/en.json?part=merchant'),
    rest: () => import('../../compiled/en.json?part=rest'),
  },
  'zh-CN': {
    first: () => import('../../compiled/zh-CN.json?part=first'),
    shop: () => import('../../compiled/zh-CN.json?part=shop'),
    merchant: () => import('../../compiled/zh-CN.json?part=merchant'),
    rest: () => import('../../compiled/zh-CN.json?part=rest'),
  },
  es: {
    first: () => import('../../compiled/es.json?part=first'),
    shop: () => import('../../compiled/es.json?part=shop'),
    merchant: () => import('../../compiled/es.json?part=merchant'),
    rest: () => import('../../compiled/es.json?part=rest'),
  },
  fr: {
    first: () => import('../../compiled/fr.json?part=first'),
    shop: () => import('../../compiled/fr.json?part=shop'),
    merchant: () => import('../../compiled/fr.json?part=merchant'),
    rest: () => import('../../compiled/fr.json?part=rest'),
  },
  th: {
    first: () => import('../../compiled/th.json?part=first'),
    shop: () => import('../../compiled/th.json?part=shop'),
    merchant: () => import('../../compiled/th.json?part=merchant'),
    rest: () => import('../../compiled/th.json?part=rest'),
  },
  lao: {
    first: () => import('../../compiled/lao.json?part=first'),
    shop: () => import('../../compiled/lao.json?part=shop'),
    merchant: () => import('../../compiled/lao.json?part=merchant'),
    rest: () => import('../../compiled/lao.json?part=rest'),
  },
};

/** The messages of the frame and the home page. */
export const loadFirstMessages = async (locale: Locale) => (await parts[locale].first()).default;

/** Those of the other pages that anybody may see. */
export const loadShopMessages = async (locale: Locale) => (await parts[locale].shop()).default;

/** Those of the pages of shops. */
export const loadMerchantMessages = async (locale: Locale) =>
  (await parts[locale].merchant()).default;

/** All but the first. */
export const loadOtherMessages = async (locale: Locale) => (await parts[locale].rest()).default;
