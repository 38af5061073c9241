import type { SkuTable } from '@vermilion/mall-api';
import type { Insertable } from 'kysely';
import { amountOf } from '../images/scene/sizes';
import type { GoodsBase, Spec } from './parse-goods';
import type { ProductImages } from './product-images';
import type { Random } from './random';
import { sizeFactor } from './size-factor';

const AMOUNT = /^\d+(?:[.,]\d+)? (?:ml|L|g|kg)$/;
/** Options that say what a vessel holds when it is in use. */
const HOLDERS = /^(capacity|capacidad|contenance|容量|pot|size)$/i;
/** They are sold empty, whatever their volume is called. */
const BAGS = /^(🎒|🧳)/u;

type Sku = Omit<Insertable<SkuTable>, 'product_id'>;

/** Every combination of options, with price, image, stock and share of the sales. */
export function skusOf(
  base: GoodsBase,
  images: ProductImages,
  dice: Random,
  { soldOut, sales }: { soldOut: boolean; sales: number },
): Sku[] {
  const chosen = combinations(base.specs);
  const share = Math.floor(sales / chosen.length);
  return chosen.map((options, sort) => {
    const add = options.reduce((sum, option) => sum + option.add, 0);
    const values = options.map((option) => option.value);
    const colourValue = values.find((value) => images.byColour.has(value));
    return {
      name: values.join(','),
      attributes: JSON.stringify(
        Object.fromEntries(base.specs.map((spec, index) => [spec.name, values[index] ?? ''])),
      ),
      image: (colourValue && images.byColour.get(colourValue)) ?? images.image,
      price_minor: base.price + add,
      old_price_minor: base.oldPrice && base.oldPrice + add,
      // the first one is always in stock
      stock: soldOut || (sort > 0 && dice.chance(0.06)) ? 0 : stockOf(base.price, dice),
      weight_grams: weightOf(base, values),
      sales: sort ? share : sales - share * (chosen.length - 1),
      sort,
    };
  });
}

/** With packaging: of what is weighed or filled its amount, of anything else an estimate by its price and size. */
function weightOf({ art, price, specs }: GoodsBase, values: readonly string[]): number {
  const sold = values.findIndex((value) => AMOUNT.test(value));
  const isContent = sold >= 0 && !BAGS.test(art) && !HOLDERS.test(specs[sold]?.name ?? '');
  if (isContent) return Math.round(amountOf(values[sold] ?? '') * 1.1 + 60);
  const usual = Math.min(12_000, 150 + 50 * Math.round(price / 400));
  return Math.round(usual * sizeFactor(specs, values));
}

/** A shop keeps few of what is dear. */
const stockOf = (price: number, dice: Random) =>
  Math.max(3, Math.round(dice.int(4, 160) * Math.min(1, 8000 / price)));

function combinations(specs: Spec[]): Spec['options'][] {
  return specs.reduce<Spec['options'][]>(
    (rows, spec) => rows.flatMap((row) => spec.options.map((option) => [...row, option])),
    [[]],
  );
}
