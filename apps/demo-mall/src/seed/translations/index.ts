import type { Insertable } from 'kysely';
import type { TextKind, TranslationTable } from '@vermilion/mall-api';
import { AGREEMENT } from '../agreement';
import { SETTLEMENT_AGREEMENT } from '../settlement-agreement';
import type { DemoMall } from '../build-mall';
import { HOT_WORDS } from '../content';
import { SHOPS, SHOP_TYPES, TRADES } from '../shops';
import { DELIVERED, STATIONS } from '../../shops/couriers';
import { agreements } from './agreement';
import { settlementAgreements } from './settlement-agreement';
import { activities, banners, decks, hotWords } from './campaigns';
import { categories, trades } from './categories';
import { goodsNames } from './goods';
import { LANGUAGES, type Row } from './languages';
import { coupons, guarantees, guaranteeTexts, units } from './promises';
import { shopIntros, shopTypeInfos, shopTypes } from './shops';
import { specifications } from './specifications';
import { tracking } from './tracking';
import { isWording, specificationValues } from './values';

/** Translated texts of the demo mall, by kind. */
export const textsOf = (mall: DemoMall): Partial<Record<TextKind, string[]>> => ({
  category: mall.categories.map(({ name }) => name),
  trade: TRADES.map(({ name }) => name),
  shop_type: SHOP_TYPES.map(({ name }) => name),
  shop_type_info: SHOP_TYPES.map(({ info }) => info),
  shop_intro: SHOPS.map(({ intro }) => intro),
  banner: mall.banners.map(({ name = '' }) => name),
  activity: mall.activities.map(({ name }) => name),
  activity_deck: mall.activities.map(({ instruction = '' }) => instruction),
  guarantee: mall.guarantees.map(({ name }) => name),
  guarantee_text: mall.guarantees.map(({ content }) => content),
  hot_keyword: HOT_WORDS,
  unit: mall.products.map(({ row }) => row.unit_name ?? ''),
  specification: mall.products.flatMap(({ attrs }) => attrs.map(({ name }) => name)),
  specification_value: mall.products
    .flatMap(({ attrs }) => attrs.flatMap(({ options }) => options))
    .filter(isWording),
  coupon: mall.coupons.map(({ name }) => name),
  agreement: [AGREEMENT, SETTLEMENT_AGREEMENT],
  goods: mall.products.map(({ row }) => row.name),
  tracking: [...STATIONS, DELIVERED],
});

const ROWS: Partial<Record<TextKind, readonly Row[]>> = {
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
  tracking,
};

/** Translations of all texts, whatever their original language. */
export function translations(mall: DemoMall): Insertable<TranslationTable>[] {
  const texts = Object.entries(textsOf(mall)) as [TextKind, string[]][];
  return texts.flatMap(([kind, sources]) =>
    [...new Set(sources)].flatMap((source) => {
      const row = ROWS[kind]?.find((cells) => cells.includes(source));
      if (!row) throw new Error(`The ${kind} "${source}" is not translated`);
      return LANGUAGES.flatMap((language, at) => {
        const text = row[at] ?? '';
        return text === source ? [] : [{ kind, source, language, text }];
      });
    }),
  );
}
