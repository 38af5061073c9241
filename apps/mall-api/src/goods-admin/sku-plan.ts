import type { Goods, SkuFields } from './goods';
import { attributesOf, nameOfSku } from './options';

/** A sku as it is stored. */
export interface StoredSku {
  id: number;
  name: string;
  attributes: Record<string, string>;
  stock: number;
  isRemoved: boolean;
}

/** A sku as it will be. */
export interface PlannedSku extends Omit<SkuFields, 'stock' | 'stockBefore'> {
  name: string;
  attributes: Record<string, string>;
  sort: number;
  /** Absent: unchanged. */
  stock?: number;
}

export interface SkuPlan {
  added: PlannedSku[];
  kept: (PlannedSku & { id: number })[];
  /** Ids of those whose combination is no more. */
  removed: number[];
}

/** Why the stock of a sku cannot be set. */
export type StockRefusal = { at: number; because: 'sold' | 'unknown' };

const keyOf = (attributes: Readonly<Record<string, string>>) =>
  JSON.stringify(Object.entries(attributes).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/**
 * How the stored skus become those of the goods. A sku stays the same while its values do, whatever the order of the
 * options, or while its name does, when an option is renamed; so carts, holds and orders keep it. Of a sku that stays,
 * the stock is set only if it is still the one that was read.
 */
export function planSkus(
  { options, skus }: Pick<Goods, 'options' | 'skus'>,
  stored: readonly StoredSku[],
): SkuPlan | StockRefusal {
  const wanted = skus.map((sku, sort) => ({
    ...sku,
    sort,
    name: nameOfSku(sku.values),
    attributes: attributesOf(options, sku.values),
  }));
  const left = new Set(stored);
  // Those that are sold come last, and so replace removed ones
  const inOrder = stored.toSorted((one, other) => Number(other.isRemoved) - Number(one.isRemoved));
  const byValues = new Map(inOrder.map((sku) => [keyOf(sku.attributes), sku]));
  const byName = new Map(inOrder.map((sku) => [sku.name, sku]));
  const take = (sku: StoredSku | undefined) => (sku && left.delete(sku) ? sku : undefined);
  const sameValues = wanted.map(({ attributes }) => take(byValues.get(keyOf(attributes))));
  const matched = wanted.map(({ name }, at) => sameValues[at] ?? take(byName.get(name)));
  const plan: SkuPlan = { added: [], kept: [], removed: [] };
  for (const [at, { stock, stockBefore, ...sku }] of wanted.entries()) {
    const known = matched[at];
    if (!known) plan.added.push({ ...sku, stock: stock ?? 0 });
    else if (known.isRemoved) plan.kept.push({ ...sku, id: known.id, stock: stock ?? 0 });
    else {
      const isSet = stock !== undefined && stock !== known.stock && stock !== stockBefore;
      if (isSet && stockBefore === undefined) return { at, because: 'unknown' };
      if (isSet && stockBefore !== known.stock) return { at, because: 'sold' };
      plan.kept.push({ ...sku, id: known.id, ...(isSet && { stock }) });
    }
  }
  plan.removed = [...left].filter(({ isRemoved }) => !isRemoved).map(({ id }) => id);
  return plan;
}
