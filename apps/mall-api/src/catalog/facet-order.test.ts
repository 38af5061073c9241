import { describe, expect, test } from 'vitest';
import { capitalized, inOwnOrder, isWeight } from './facet-order';

const sorted = (...names: string[]) =>
  inOwnOrder(names.map((name) => ({ name }))).map((one) => one.name);

describe('values of a facet', () => {
  test.each([
    [['38', '36', '40', '37']],
    [['M', 'XL', 'S', 'XS']],
    [['1 L', '250 ml', '0.5 L']],
    [['1 kg', '500 g', '1,5 kg']],
    [['1 TB', '256 GB']],
  ])('%j are sorted from small to large', (names) => {
    const expected: Record<string, string[]> = {
      '38': ['36', '37', '38', '40'],
      M: ['XS', 'S', 'M', 'XL'],
      '1 L': ['250 ml', '0.5 L', '1 L'],
      '1 kg': ['500 g', '1 kg', '1,5 kg'],
      '1 TB': ['256 GB', '1 TB'],
    };
    expect(sorted(...names)).toEqual(expected[names[0] ?? '']);
  });

  test('keep the order of their counts where they are words', () => {
    expect(sorted('Red', 'Blue', '12 washes')).toEqual(['Red', 'Blue', '12 washes']);
  });

  test('that are weights are told from sizes', () => {
    expect(['160 g', '1,5 kg', '160 ml', '38', 'single'].filter(isWeight)).toEqual([
      '160 g',
      '1,5 kg',
    ]);
  });

  test('begin with a capital letter, in any script', () => {
    expect(['soft foam', 'écru', '36', '红色'].map((one) => capitalized(one, 'en'))).toEqual([
      'Soft foam',
      'Écru',
      '36',
      '红色',
    ]);
  });
});
