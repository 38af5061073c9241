import type { CategoryTable, ProductAttrTable, ProductTable, SkuTable } from '@vermilion/mall-api';
import type { Insertable } from 'kysely';
import type { RecipeRegistry } from '../images/recipe-registry';
import { type Description, descriptionIn, planDescription } from './description';
import type { Facts } from './facts';
import type { GoodsBase, GoodsGroup } from './parse-goods';
import { ageOf, reviewsOf, salesOf } from './popularity';
import { type ProductImages, productImages } from './product-images';
import { random } from './random';
import { type DemoShop, SHOPS } from './shops';
import { skusOf } from './skus';
import { TRADE_TABLES } from './trades';

type Row<T> = Insertable<T> & { id: number };

/** A product with everything that other parts of the seed need. */
export interface DemoProduct {
  row: Row<ProductTable>;
  attrs: Insertable<ProductAttrTable>[];
  skus: Row<SkuTable>[];
  /** stock and sales of all skus */
  stock: number;
  sales: number;
  /** reviews by shoppers without an account in the demo */
  reviewCount: number;
  base: GoodsBase;
  group: GoodsGroup;
  /** name of the first-level category */
  trade: string;
  shop: DemoShop;
  images: ProductImages;
  description: Description;
}

/** Goods that are shipped. */
export const shippedOnly = (products: DemoProduct[]): DemoProduct[] =>
  products.filter(({ group }) => !group.isVirtual);

export interface Catalogue {
  categories: Row<CategoryTable>[];
  products: DemoProduct[];
}

const DAY = 86_400_000;

/** The categories in two levels, and their goods with attributes, skus and images. */
export function buildCatalogue(now: Date, registry: RecipeRegistry, facts: Facts): Catalogue {
  const categories: Row<CategoryTable>[] = [];
  const products: DemoProduct[] = [];
  let skuId = 1;
  const total = TRADE_TABLES.flatMap((trade) =>
    trade.groups.flatMap((group) => (group.isVirtual ? [] : group.goods)),
  ).length;
  const ranks = random('rank').shuffle(Array.from({ length: total }, (_, index) => index + 1));
  TRADE_TABLES.forEach((trade, tradeIndex) => {
    const pid = tradeIndex + 1;
    categories.push(
      category(pid, 0, trade.name, trade.art, trade.grounds[0], tradeIndex, registry),
    );
    trade.groups.forEach((group, groupIndex) => {
      const id = 100 + tradeIndex * 10 + groupIndex;
      const ground = trade.grounds[groupIndex % trade.grounds.length];
      categories.push(category(id, pid, group.name, group.art, ground, groupIndex, registry));
      for (const base of group.goods) {
        const dice = random(`goods ${base.name}`);
        const shop = SHOPS.find((one) => one.key === base.shop);
        if (!shop) throw new Error(`No shop ${base.shop} for ${base.name}`);
        const images = productImages(base, group, trade, dice, registry);
        const productId = products.length + 1;
        const soldOut = dice.chance(0.02);
        const popularity = dice.next();
        const created = new Date(now.getTime() - ageOf(base.name) * DAY);
        const sales = salesOf({ popularity, price: base.price, days: ageOf(base.name) });
        const skus = skusOf(base, images, dice, { soldOut, sales }).map((sku) => ({
          ...sku,
          id: skuId++,
          product_id: productId,
        }));
        const description = planDescription(
          {
            base,
            group,
            shop,
            facts,
            trade: trade.name,
            weights: skus.map((sku) => sku.weight_grams ?? 0),
          },
          images,
          dice,
        );
        const options = base.specs.flatMap((spec) => spec.options.map((option) => option.value));
        products.push({
          base,
          group,
          trade: trade.name,
          shop,
          images,
          description,
          skus,
          stock: skus.reduce((sum, sku) => sum + (sku.stock ?? 0), 0),
          sales,
          reviewCount: group.isVirtual ? 0 : reviewsOf(base.name, sales),
          attrs: base.specs.map((spec, sort) => ({
            product_id: productId,
            name: spec.name,
            options: spec.options.map((option) => option.value),
            sort,
          })),
          row: {
            id: productId,
            shop_id: SHOPS.indexOf(shop) + 1,
            category_id: id,
            name: base.name,
            keyword: [group.name, trade.name, shop.name, ...options].join(' ').toLowerCase(),
            intro: base.intro,
            content: descriptionIn(description.own, description),
            unit_name: UNITS[shop.language],
            image: images.image,
            slider: JSON.stringify(images.slider),
            price_minor: Math.min(...skus.map((sku) => sku.price_minor)),
            old_price_minor: skus[0]?.old_price_minor ?? null,
            postage_minor: dice.chance(0.25) ? 0 : shop.postage,
            is_virtual: group.isVirtual,
            // virtual goods are last
            rank: ranks[products.length] ?? 0,
            guarantee_ids:
              shop.type === 1 ? [1, 2, 3, 4] : dice.shuffle([1, 2, 3, 4]).slice(0, 3).sort(),
            created_at: created,
          },
        });
      }
    });
  });
  return { categories, products };
}

const UNITS = { en: 'pcs', zh: '件', th: 'ชิ้น', es: 'ud.', fr: 'pce' };

function category(
  id: number,
  pid: number,
  name: string,
  art: string,
  ground = 'linen',
  index: number,
  registry: RecipeRegistry,
): Row<CategoryTable> {
  const icon = registry.add({ kind: 'mark', subject: { art }, ground });
  return { id, pid, name, icon, level: pid ? 2 : 1, sort: 100 - index };
}
