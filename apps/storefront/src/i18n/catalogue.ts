import type { MessageFormatElement } from 'react-intl';
import type { CataloguePart } from './catalogue-part';
import type { Locale } from './locales';

/** Messages by id, as compiled syntax trees: the browser includes no parser. */
export type Catalogue = Record<string, MessageFormatElement[]>;

type Part = () => Promise<{ default: Catalogue }>;

/** Each catalogue in parts (see build/split-catalogues.mjs), one chunk each in the browser. */
const parts: Record<Locale, Record<CataloguePart, Part>> = {
  en: {
    frame: () => import('../../compiled/en.json?part=frame'),
    shop: () => import('../../compiled/en.json?part=shop'),
    merchant: () => import('../../compiled/en.json?part=merchant'),
    overlays: () => import('../../compiled/en.json?part=overlays'),
    rest: () => import('../../compiled/en.json?part=rest'),
  },
  'zh-CN': {
    frame: () => import('../../compiled/zh-CN.json?part=frame'),
    shop: () => import('../../compiled/zh-CN.json?part=shop'),
    merchant: () => import('../../compiled/zh-CN.json?part=merchant'),
    overlays: () => import('../../compiled/zh-CN.json?part=overlays'),
    rest: () => import('../../compiled/zh-CN.json?part=rest'),
  },
  es: {
    frame: () => import('../../compiled/es.json?part=frame'),
    shop: () => import('../../compiled/es.json?part=shop'),
    merchant: () => import('../../compiled/es.json?part=merchant'),
    overlays: () => import('../../compiled/es.json?part=overlays'),
    rest: () => import('../../compiled/es.json?part=rest'),
  },
  fr: {
    frame: () => import('../../compiled/fr.json?part=frame'),
    shop: () => import('../../compiled/fr.json?part=shop'),
    merchant: () => import('../../compiled/fr.json?part=merchant'),
    overlays: () => import('../../compiled/fr.json?part=overlays'),
    rest: () => import('../../compiled/fr.json?part=rest'),
  },
  th: {
    frame: () => import('../../compiled/th.json?part=frame'),
    shop: () => import('../../compiled/th.json?part=shop'),
    merchant: () => import('../../compiled/th.json?part=merchant'),
    overlays: () => import('../../compiled/th.json?part=overlays'),
    rest: () => import('../../compiled/th.json?part=rest'),
  },
  lao: {
    frame: () => import('../../compiled/lao.json?part=frame'),
    shop: () => import('../../compiled/lao.json?part=shop'),
    merchant: () => import('../../compiled/lao.json?part=merchant'),
    overlays: () => import('../../compiled/lao.json?part=overlays'),
    rest: () => import('../../compiled/lao.json?part=rest'),
  },
};

/** Loads one part of the messages in a language. */
export const loadMessages = async (locale: Locale, part: CataloguePart) =>
  (await parts[locale][part]()).default;
