import type { TranslationTable } from '@vermilion/mall-api';
import type { Insertable } from 'kysely';
import { DELIVERED, STATIONS } from '../../shops/couriers';
import { AGREEMENT } from '../agreement';
import type { DemoMall } from '../build-mall';
import { GUARANTEES, HOT_WORDS } from '../content';
import { descriptionIn } from '../description';
import { stated } from '../facts';
import { SETTLEMENT_AGREEMENT } from '../settlement-agreement';
import { SHOP_TYPES, SHOPS, TRADES } from '../shops';
import { LANGUAGES } from './languages';
import { textIn, type WrittenKind } from './texts';
import { isWording } from './values';

type Translation = Insertable<TranslationTable>;

/** Translated texts of the demo mall, by kind; `{…}` stands for a number of the policy. */
export const textsOf = (mall: DemoMall): Record<WrittenKind, string[]> => ({
  category: mall.categories.map(({ name }) => name),
  trade: TRADES.map(({ name }) => name),
  shop_type: SHOP_TYPES.map(({ name }) => name),
  shop_type_info: SHOP_TYPES.map(({ info }) => info),
  shop_intro: SHOPS.map(({ intro }) => intro),
  banner: mall.banners.map(({ name = '' }) => name),
  activity: mall.activities.map(({ name }) => name),
  activity_deck: mall.activities.map(({ instruction = '' }) => instruction),
  guarantee: GUARANTEES.map(({ name }) => name),
  guarantee_text: GUARANTEES.map(({ content }) => content),
  hot_keyword: HOT_WORDS,
  unit: mall.products.map(({ row }) => row.unit_name ?? ''),
  specification: mall.products.flatMap(({ attrs }) => attrs.map(({ name }) => name)),
  specification_value: mall.products
    .flatMap(({ attrs }) => attrs.flatMap(({ options }) => options))
    .filter(isWording),
  coupon: mall.coupons.map(({ name }) => name),
  agreement: [AGREEMENT, SETTLEMENT_AGREEMENT],
  goods: mall.products.map(({ row }) => row.name),
  goods_intro: mall.products.map(({ base }) => base.intro),
  tracking: [...STATIONS, DELIVERED],
});

/** Translations of all texts, whatever their original language. */
export function translations(mall: DemoMall): Translation[] {
  const texts = Object.entries(textsOf(mall)) as [WrittenKind, string[]][];
  const written = texts.flatMap(([kind, sources]) =>
    [...new Set(sources)].flatMap((source) =>
      LANGUAGES.map((language) => ({
        kind,
        source: stated(source, mall.facts),
        language,
        text: stated(textIn(kind, source, language), mall.facts),
      })),
    ),
  );
  return [...written, ...descriptions(mall)].filter(({ source, text }) => text !== source);
}

const descriptions = (mall: DemoMall): Translation[] =>
  mall.products.flatMap(({ row, description }) =>
    LANGUAGES.map((language) => ({
      kind: 'goods_description',
      source: row.content ?? '',
      language,
      text: descriptionIn(language, description),
    })),
  );
