import type { Id } from '../settings';
import type { Sku, SkuMatrix, SkuSelection } from './types';

/** The options of a SKU as a lookup key. */
const keyOf = (options: readonly string[]) => JSON.stringify(options);

/** The SKU of exactly this selection, sold out or not; undefined where the shop does not offer it. */
export function findSku({ skus }: SkuMatrix, selection: SkuSelection): Sku | undefined {
  const key = keyOf(selection);
  return skus.find((sku) => keyOf(sku.options) === key);
}

/** Whether a SKU with this option is in stock that otherwise matches the selection. */
export function isAvailable(
  matrix: SkuMatrix,
  selection: SkuSelection,
  dimension: number,
  option: string,
) {
  return (findSku(matrix, withOption(selection, dimension, option))?.stock ?? 0) > 0;
}

const withOption = (selection: SkuSelection, dimension: number, option: string) =>
  selection.map((chosen, index) => (index === dimension ? option : chosen));

const distance = (a: readonly string[], b: readonly string[]) =>
  a.reduce((count, option, index) => (option === b[index] ? count : count + 1), 0);

/**
 * The selection after an option is chosen. The other options stay if that is a SKU, even a sold-out one, so
 * that it can be viewed. Otherwise the SKU with this option that changes the fewest other options; SKUs in
 * stock take precedence, then the shop's order.
 */
export function selectOption(
  matrix: SkuMatrix,
  selection: SkuSelection,
  dimension: number,
  option: string,
): SkuSelection {
  const requested = withOption(selection, dimension, option);
  if (findSku(matrix, requested)) return requested;
  return nearest(
    matrix.skus.filter((sku) => sku.options[dimension] === option),
    requested,
  );
}

/** The initial selection: the requested SKU, else the first in stock, else the first. */
export function initialSelection(matrix: SkuMatrix, skuId?: Id): SkuSelection {
  const { skus, dimensions } = matrix;
  const first =
    skus.find((sku) => sku.id === skuId) ?? skus.find((sku) => sku.stock > 0) ?? skus[0];
  return first?.options ?? dimensions.map((dimension) => dimension.options[0] ?? '');
}

function nearest(candidates: Sku[], requested: SkuSelection): SkuSelection {
  let best: Sku | undefined;
  let bestRank = Infinity;
  for (const sku of candidates) {
    const rank = distance(sku.options, requested) * 2 + (sku.stock > 0 ? 0 : 1);
    if (rank < bestRank) [best, bestRank] = [sku, rank];
  }
  return best?.options ?? requested;
}

/** Lowest and highest price of all SKUs, in minor units. */
export function priceBand({ skus }: SkuMatrix) {
  const prices = skus.map((sku) => sku.priceMinor);
  return prices.length === 0
    ? undefined
    : { minMinor: Math.min(...prices), maxMinor: Math.max(...prices) };
}

/** Stock of all SKUs together. */
export const totalStock = ({ skus }: SkuMatrix) => skus.reduce((sum, sku) => sum + sku.stock, 0);

/** The quantity limited to 1..stock; 1 where nothing is in stock. */
export const clampQuantity = (requested: number, stock: number) =>
  Math.max(1, Math.min(Math.trunc(requested) || 1, Math.max(1, stock)));
