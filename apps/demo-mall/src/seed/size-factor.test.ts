import { describe, expect, test } from 'vitest';
import { buildMall } from './build-mall';

const mall = buildMall(new Date('2026-03-01T12:00:00Z'));
const AMOUNT = /^(\d+(?:[.,]\d+)?) (cm|L|ml|kg|g|oz)$/;
const inSmallest = { cm: 1, L: 1000, ml: 1, kg: 1000, g: 1, oz: 1 };
const LETTERS = ['XS', 'S', 'M', 'L', 'XL'];

/** A number that is larger for a larger size. */
const rankOf = (value: string): number | undefined => {
  const [, number = '', unit] = AMOUNT.exec(value) ?? [];
  if (unit) return Number(number.replace(',', '.')) * inSmallest[unit as keyof typeof inSmallest];
  return LETTERS.includes(value) ? LETTERS.indexOf(value) : undefined;
};

describe('weights of goods', () => {
  test('agree with their sizes: of two choices that differ in size alone the larger one is heavier', () => {
    let compared = 0;
    for (const { base, skus, group } of mall.products) {
      if (group.isVirtual) continue;
      const choices = skus.map(({ name, weight_grams }) => ({
        values: name.split(','),
        weight: Number(weight_grams),
      }));
      for (const one of choices) {
        for (const other of choices) {
          const differing = one.values.flatMap((value, at) =>
            value === other.values[at] ? [] : [at],
          );
          const [at] = differing;
          if (differing.length !== 1 || at === undefined) continue;
          const [small, large] = [rankOf(one.values[at] ?? ''), rankOf(other.values[at] ?? '')];
          if (small === undefined || large === undefined || small >= large) continue;
          compared += 1;
          expect(other.weight, `${base.name} ${other.values.join()}`).toBeGreaterThan(one.weight);
        }
      }
    }
    expect(compared).toBeGreaterThan(600);
  });

  test('stay below what a parcel may weigh', () => {
    for (const { base, skus } of mall.products)
      for (const sku of skus) expect(Number(sku.weight_grams), base.name).toBeLessThan(25_000);
  });
});
