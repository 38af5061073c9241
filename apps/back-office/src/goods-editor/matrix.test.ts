import { describe, expect, it } from 'vitest';
import { emptySku, type OptionFields } from './goods-values';
import { countOf, matrixRows, ONLY } from './matrix';
import { ownText } from './texts';

const option = (key: string, ...values: string[]): OptionFields => ({
  key,
  name: ownText(key),
  values: values.map((value) => ({ key: `${key}${value}`, value: ownText(value), picture: '' })),
});
const cells = { ...emptySku, price: '9.50', stock: '4', weight: '300', code: 'T' };

describe('the matrix', () => {
  it('has a row for every combination, and one without options', () => {
    expect(matrixRows([], { [ONLY]: cells })).toEqual([{ key: ONLY, values: [], cells }]);
    const rows = matrixRows([option('c', 'red', 'blue'), option('s', 'S', 'L')], {});
    expect(rows.map(({ values }) => values.join())).toEqual(['red,S', 'red,L', 'blue,S', 'blue,L']);
    expect(countOf([option('c', 'red', 'blue'), option('s', 'S', ' ')])).toBe(2);
  });

  it('keeps what was typed when an option is added, with stock and code for its first value only', () => {
    const [red, blue] = matrixRows([option('c', 'red', 'blue')], { [ONLY]: cells });
    expect(red?.cells).toEqual(cells);
    expect(blue?.cells).toEqual({ ...cells, stock: '0', code: '' });
  });

  it('keeps what was typed when an option is taken out', () => {
    expect(matrixRows([option('c', 'red')], { cred_sS: cells })).toMatchObject([{ cells }]);
  });

  it('keeps a row while its value is renamed', () => {
    const renamed = option('c', 'red');
    renamed.values[0]!.value = ownText('crimson');
    expect(matrixRows([renamed], { cred: cells })).toMatchObject([{ values: ['crimson'], cells }]);
  });
});
