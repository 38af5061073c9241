import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clampQuantity,
  findSku,
  initialSelection,
  isAvailable,
  priceBand,
  selectOption,
} from './sku-model';
import type { Sku, SkuMatrix } from './types';

/** Goods with up to three dimensions, some combinations missing, some sold out. */
const matrices = fc
  .array(fc.integer({ min: 1, max: 4 }), { minLength: 0, maxLength: 3 })
  .chain((sizes) => {
    const dimensions = sizes.map((size, d) => ({
      name: `dimension ${d}`,
      options: Array.from({ length: size }, (_, o) => `${d}:${o}`),
    }));
    const combinations = dimensions.reduce<string[][]>(
      (all, { options }) => all.flatMap((head) => options.map((option) => [...head, option])),
      [[]],
    );
    return fc
      .array(
        fc.record({
          exists: fc.boolean(),
          stock: fc.integer({ min: 0, max: 3 }),
          priceMinor: fc.integer({ min: 1, max: 999_999 }),
        }),
        { minLength: combinations.length, maxLength: combinations.length },
      )
      .map((facts): SkuMatrix => {
        const skus = combinations.flatMap((options, index): Sku[] => {
          const fact = facts[index];
          return fact && (fact.exists || index === 0) ? [{ id: index, options, ...fact }] : [];
        });
        return { dimensions, skus };
      });
  });

const presses = fc.array(fc.tuple(fc.nat(2), fc.nat(3)), { maxLength: 12 });

describe('sku model', () => {
  it('starts on a sku in stock where there is one', () => {
    fc.assert(
      fc.property(matrices, (matrix) => {
        const sku = findSku(matrix, initialSelection(matrix));
        expect(sku).toBeDefined();
        if (matrix.skus.some(({ stock }) => stock > 0)) expect(sku?.stock).toBeGreaterThan(0);
      }),
    );
  });

  it('always selects an existing sku with the pressed option', () => {
    fc.assert(
      fc.property(matrices, presses, (matrix, moves) => {
        let selection = initialSelection(matrix);
        for (const [d, o] of moves) {
          const option = matrix.dimensions[d]?.options[o];
          if (!option || !matrix.skus.some((sku) => sku.options[d] === option)) continue;
          selection = selectOption(matrix, selection, d, option);
          expect(selection[d]).toBe(option);
          expect(findSku(matrix, selection)).toBeDefined();
        }
      }),
    );
  });

  it('changes no other option when the combination exists', () => {
    fc.assert(
      fc.property(matrices, fc.nat(2), fc.nat(3), (matrix, d, o) => {
        const option = matrix.dimensions[d]?.options[o];
        const before = initialSelection(matrix);
        if (!option || !isAvailable(matrix, before, d, option)) return;
        const after = selectOption(matrix, before, d, option);
        expect(after.filter((_, index) => index !== d)).toEqual(
          before.filter((_, index) => index !== d),
        );
      }),
    );
  });

  it('selects the nearest sku: no other with the option keeps more of the selection', () => {
    fc.assert(
      fc.property(matrices, fc.nat(2), fc.nat(3), (matrix, d, o) => {
        const option = matrix.dimensions[d]?.options[o];
        const before = initialSelection(matrix);
        const candidates = matrix.skus.filter((sku) => sku.options[d] === option);
        if (!option || candidates.length === 0) return;
        const changed = (options: string[]) =>
          options.filter((value, index) => index !== d && value !== before[index]).length;
        const after = selectOption(matrix, before, d, option);
        expect(changed(after)).toBe(Math.min(...candidates.map((sku) => changed(sku.options))));
      }),
    );
  });

  it('can select a sold-out combination', () => {
    const matrix: SkuMatrix = {
      dimensions: [{ name: 'Size', options: ['S', 'M'] }],
      skus: [
        { id: 1, options: ['S'], priceMinor: 100, stock: 2 },
        { id: 2, options: ['M'], priceMinor: 120, stock: 0 },
      ],
    };
    expect(isAvailable(matrix, ['S'], 0, 'M')).toBe(false);
    expect(selectOption(matrix, ['S'], 0, 'M')).toEqual(['M']);
    expect(initialSelection(matrix, 2)).toEqual(['M']);
    expect(priceBand(matrix)).toEqual({ minMinor: 100, maxMinor: 120 });
  });

  it('supports goods without dimensions', () => {
    const matrix = { dimensions: [], skus: [{ id: 7, options: [], priceMinor: 5, stock: 1 }] };
    expect(findSku(matrix, initialSelection(matrix))?.id).toBe(7);
  });

  it('clamps any quantity to 1..stock', () => {
    fc.assert(
      fc.property(fc.double(), fc.nat(500), (requested, stock) => {
        const quantity = clampQuantity(requested, stock);
        expect(Number.isInteger(quantity)).toBe(true);
        expect(quantity).toBeGreaterThanOrEqual(1);
        expect(quantity).toBeLessThanOrEqual(Math.max(1, stock));
      }),
    );
  });
});
