import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GoodsOption, SkuFields } from './goods';
import { attributesOf, combinationsOf, nameOfSku } from './options';
import { planSkus, type SkuPlan, type StoredSku } from './sku-plan';

const option = (name: string, ...values: string[]): GoodsOption => ({
  name,
  values: values.map((value) => ({ value, picture: '' })),
});

const wanted = (options: GoodsOption[], more: Partial<SkuFields> = {}) =>
  combinationsOf(options).map((values) => ({
    values,
    priceMinor: 100,
    oldPriceMinor: null,
    weightGrams: 0,
    code: null,
    barCode: null,
    picture: '',
    ...more,
  }));

/** The skus of options as they are stored, with ids from `first`. */
const stored = (options: GoodsOption[], first = 1): StoredSku[] =>
  combinationsOf(options).map((values, at) => ({
    id: first + at,
    name: nameOfSku(values),
    attributes: attributesOf(options, values),
    stock: 5,
    isRemoved: false,
  }));

const planOf = (options: GoodsOption[], before: StoredSku[], more: Partial<SkuFields> = {}) => {
  const plan = planSkus({ options, skus: wanted(options, more) }, before);
  if ('because' in plan) throw new Error(plan.because);
  return plan;
};

const idsByName = ({ kept }: SkuPlan) => Object.fromEntries(kept.map(({ name, id }) => [name, id]));

const size = option('Size', 'S', 'L');
const colour = option('Colour', 'red', 'blue');

describe('the plan of a matrix', () => {
  it('keeps skus whose values stay, adds new ones and takes out the others', () => {
    const plan = planOf([option('Size', 'L', 'XL')], stored([size]));
    expect(idsByName(plan)).toEqual({ L: 2 });
    expect(plan.added.map(({ name, stock }) => [name, stock])).toEqual([['XL', 0]]);
    expect(plan.removed).toEqual([1]);
  });

  it('keeps skus when options change places or names', () => {
    const before = stored([size, colour]);
    expect(idsByName(planOf([colour, size], before))).toEqual({
      'red,S': 1,
      'blue,S': 2,
      'red,L': 3,
      'blue,L': 4,
    });
    const renamed = planOf([option('Taille', 'S', 'L')], stored([size]));
    expect(idsByName(renamed)).toEqual({ S: 1, L: 2 });
  });

  it('brings a sku back that was taken out, with the stock that is given', () => {
    const before = stored([size]).map((sku) => ({ ...sku, isRemoved: sku.id === 2 }));
    const plan = planOf([size], before, { stock: 7, stockBefore: 5 });
    expect(plan.kept.map(({ id, stock }) => [id, stock])).toEqual([
      [1, 7],
      [2, 7],
    ]);
    expect(planOf([option('Size', 'S')], before).removed).toEqual([]);
  });

  it('sets a stock only if it is still the one that was read', () => {
    const set = (more: Partial<SkuFields>) =>
      planSkus({ options: [], skus: wanted([], more) }, stored([]));
    expect(set({ stock: 9, stockBefore: 5 })).toMatchObject({ kept: [{ id: 1, stock: 9 }] });
    expect(set({ stock: 9, stockBefore: 6 })).toEqual({ at: 0, because: 'sold' });
    expect(set({ stock: 9 })).toEqual({ at: 0, because: 'unknown' });
    for (const same of [{}, { stock: 5 }, { stock: 6, stockBefore: 6 }]) {
      expect(set(same)).toMatchObject({ kept: [expect.not.objectContaining({ stock: 9 })] });
      expect((set(same) as SkuPlan).kept[0]).not.toHaveProperty('stock');
    }
  });

  it('uses every stored sku once, whatever changes', () => {
    const word = fc.constantFrom('S', 'M', 'L', 'red');
    const values = fc.uniqueArray(word, { minLength: 1, maxLength: 4 });
    const options = fc
      .uniqueArray(fc.tuple(fc.constantFrom('Size', 'Colour', 'Kind'), values), {
        maxLength: 3,
        selector: ([name]) => name,
      })
      .map((all) => all.map(([name, chosen]) => option(name, ...chosen)));
    fc.assert(
      fc.property(options, options, (before, after) => {
        const known = stored(before);
        const { added, kept, removed } = planOf(after, known);
        expect([...added, ...kept].map(({ name }) => name).sort()).toEqual(
          combinationsOf(after).map(nameOfSku).sort(),
        );
        expect([...kept.map(({ id }) => id), ...removed].sort((a, b) => a - b)).toEqual(
          known.map(({ id }) => id),
        );
      }),
    );
  });
});
