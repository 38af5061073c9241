import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { prepared } from '../db/prepared';
import type { Database } from '../db/schema';
import { stockFor } from '../inventory/hold-store';
import type { Language } from '../kernel/language';
import { onSale } from '../listing/product-filter';
import { unitsOf } from '../listing/units';
import {
  altsInLanguage,
  inLanguage,
  namesOf,
  optionsInLanguage,
  specificationsInLanguage,
} from '../translation/in-language';
import { goodsBeside } from './goods-beside';

interface Look {
  id: number;
  /** the viewer, 0 for a guest */
  userId: number;
  language: Language;
}

const detail = prepared((db, { id, userId, language }: Look) =>
  db
    .selectFrom('product')
    .select(['product.id', 'product.shop_id', 'product.category_id'])
    .select(['product.shop_goods_category_id', 'product.name as own_name', 'product.keyword'])
    .select([
      inLanguage('goods', 'product.name', language).as('name'),
      inLanguage('goods_intro', 'product.intro', language).as('intro'),
      inLanguage('goods_description', 'product.content', language).as('content'),
      inLanguage('unit', 'product.unit_name', language).as('unit_name'),
      specificationsInLanguage(language).as('facts'),
      altsInLanguage(language).as('alts'),
    ])
    .select(['product.image', 'product.slider', 'product.price_minor'])
    .select(['product.old_price_minor', 'product.postage_minor', 'product.is_virtual'])
    .select(['product.ficti', 'product.guarantee_ids'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('product_attr as a')
          .select(['a.id', 'a.name', 'a.options'])
          .select(inLanguage('specification', 'a.name', language).as('label'))
          .select(optionsInLanguage('a.options', language).as('labels'))
          .whereRef('a.product_id', '=', 'product.id')
          .orderBy('a.sort')
          .orderBy('a.id'),
      ).as('attrs'),
      jsonArrayFrom(
        eb
          .selectFrom('sku')
          .select(['sku.id', 'sku.name', 'sku.attributes', 'sku.image', 'sku.price_minor'])
          .select(['sku.old_price_minor', stockFor(userId).as('stock'), 'sku.sales'])
          .select(['sku.weight_grams', 'sku.is_removed'])
          .whereRef('sku.product_id', '=', 'product.id')
          .orderBy('sku.sort')
          .orderBy('sku.id'),
      ).as('skus'),
      jsonArrayFrom(
        eb
          .selectFrom('guarantee as g')
          .select(['g.id', 'g.icon', 'g.sort'])
          .select(inLanguage('guarantee', 'g.name', language).as('name'))
          .select(inLanguage('guarantee_text', 'g.content', language).as('content'))
          .where(sql<boolean>`g.id = any(product.guarantee_ids)`)
          .orderBy('g.sort')
          .orderBy('g.id'),
      ).as('guarantees'),
      jsonArrayFrom(
        eb
          .selectFrom(goodsBeside.as('chosen'))
          .innerJoin('product as p', 'p.id', 'chosen.id')
          .innerJoin('listed_product as r', 'r.product_id', 'chosen.id')
          .select(['p.id', 'p.image', 'p.price_minor', 'p.old_price_minor'])
          .select(['p.ficti', 'p.shop_id', ...unitsOf('p'), ...namesOf('p', language)])
          .select(['r.review_count', 'r.stars'])
          .orderBy('chosen.is_elsewhere')
          .orderBy('chosen.by_rank'),
      ).as('beside'),
      jsonObjectFrom(
        eb
          .selectFrom('shop as s')
          .select(['s.name', 's.avatar', 's.is_self', 's.star_level', 's.stars'])
          .select(['s.type_id', 's.freight', 's.holiday_from', 's.holiday_until'])
          .select(['s.cut_off', 's.handling_days'])
          .select(inLanguage('shop_holiday', 's.holiday_text', language).as('holiday_notice'))
          .whereRef('s.id', '=', 'product.shop_id'),
      )
        .$notNull()
        .as('shop'),
      sql<number[]>`array(select w.sku_id from stock_watch w join sku on sku.id = w.sku_id
        where w.user_id = ${userId} and w.told_at is null and sku.product_id = product.id)`.as(
        'watched_skus',
      ),
      eb
        .exists(
          eb
            .selectFrom('collect_product as cp')
            .select('cp.product_id')
            .whereRef('cp.product_id', '=', 'product.id')
            .where('cp.user_id', '=', userId)
            .where('cp.removed_at', 'is', null),
        )
        .as('is_collected'),
      eb
        .exists(
          eb
            .selectFrom('collect_shop as cs')
            .select('cs.shop_id')
            .whereRef('cs.shop_id', '=', 'product.shop_id')
            .where('cs.user_id', '=', userId)
            .where('cs.removed_at', 'is', null),
        )
        .as('is_shop_followed'),
    ])
    .where('product.id', '=', id)
    .where(onSale),
);

/** Goods on sale with everything that their page shows, in one statement. */
export async function findProductDetail(db: Kysely<Database>, look: Look) {
  const [product] = await detail(db, look);
  return product;
}

export type ProductDetailRow = NonNullable<Awaited<ReturnType<typeof findProductDetail>>>;
