import type { TextKind } from '@vermilion/mall-api';
import { AGREEMENT } from '../agreement';
import { SETTLEMENT_AGREEMENT } from '../settlement-agreement';
import { agreements } from './agreement';
import { activities, banners, decks, hotWords } from './campaigns';
import { categories, trades } from './categories';
import { goodsNames } from './goods';
import { goodsIntros } from './intros';
import { LANGUAGES, type Locale, type Row } from './languages';
import { coupons, guarantees, guaranteeTexts, units } from './promises';
import { settlementAgreements } from './settlement-agreement';
import { shopIntros, shopTypeInfos, shopTypes } from './shops';
import { specifications } from './specifications';
import { tracking } from './tracking';
import { specificationValues } from './values';

/** Kinds of texts that are translated one by one; descriptions are composed of them. */
export type WrittenKind = Exclude<
  TextKind,
  'goods_description' | 'goods_picture' | 'shop_holiday' | 'shop_section'
>;

const TABLES: Record<WrittenKind, readonly Row[]> = {
  category: categories,
  trade: trades,
  shop_type: shopTypes,
  shop_type_info: shopTypeInfos,
  shop_intro: shopIntros,
  banner: banners,
  activity: activities,
  activity_deck: decks,
  guarantee: guarantees,
  guarantee_text: guaranteeTexts,
  hot_keyword: hotWords,
  unit: units,
  specification: specifications,
  specification_value: specificationValues,
  coupon: coupons,
  agreement: [
    [AGREEMENT, ...agreements],
    [SETTLEMENT_AGREEMENT, ...settlementAgreements],
  ],
  goods: goodsNames,
  goods_intro: goodsIntros,
  tracking,
};

const found = new Map<string, Row>();

/** The text of a kind in a language. */
export function textIn(kind: WrittenKind, source: string, language: Locale): string {
  const key = `${kind} ${source}`;
  const row = found.get(key) ?? TABLES[kind].find((cells) => cells.includes(source));
  if (!row) throw new Error(`The ${kind} "${source}" is not translated`);
  found.set(key, row);
  return row[LANGUAGES.indexOf(language)] ?? '';
}
