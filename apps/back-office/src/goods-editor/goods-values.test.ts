import { describe, expect, it } from 'vitest';
import { goodsDetail, mallFormat } from '../testing/goods-samples';
import { toValues } from './from-detail';
import { emptyGoods, emptySku } from './goods-values';
import { ONLY } from './matrix';
import { fieldOf, problemsOf } from './problems';
import { ownText } from './texts';
import { toFields } from './to-fields';

describe('goods as they are typed', () => {
  it('are sent as they were read, and no stock that nobody changed', () => {
    const { id: _id, version: _version, shopId: _shop, createTime: _time, ...read } = goodsDetail;
    const sent = toFields(mallFormat, toValues(mallFormat, goodsDetail), goodsDetail);
    expect(sent).toEqual({
      ...read,
      code: 'TP-7',
      onSaleFrom: undefined,
      skus: read.skus.map(({ id: _sku, sold: _sold, sku: _name, stock: _stock, ...sku }) => ({
        ...sku,
        originalPrice: sku.originalPrice ?? undefined,
        code: sku.code ?? undefined,
        barCode: sku.barCode ?? undefined,
        picture: undefined,
      })),
    });
  });

  it('set a stock with the one that was read', () => {
    const values = toValues(mallFormat, goodsDetail);
    const [key = ''] = Object.keys(values.skus);
    values.skus[key] = { ...emptySku, ...values.skus[key], stock: '50' };
    const [sku] = toFields(mallFormat, values, goodsDetail).skus;
    expect(sku).toMatchObject({ stock: 50, stockBefore: 40 });
  });

  it('tell what the server would refuse', () => {
    const values = { ...emptyGoods(), state: 'onSale' as const };
    values.skus[ONLY] = { ...emptySku, price: '5', originalPrice: '4', stock: 'many' };
    expect(problemsOf(values, 2).map(({ field, kind }) => `${field} ${kind}`)).toEqual([
      'name.own needed',
      'categoryId needed',
      'pictures needed',
      `skus.${ONLY}.originalPrice lowerThanPrice`,
      `skus.${ONLY}.stock units`,
    ]);
    const option = (name: string) => ({
      key: name,
      name: ownText(name),
      values: ['a', 'a', 'b,c'].map((value, at) => ({
        key: `${name}${at}`,
        value: ownText(value),
        picture: '',
      })),
    });
    const twice = { ...values, options: [option('Size'), option('Size')] };
    expect(problemsOf(twice, 2).map(({ field }) => field)).toEqual(
      expect.arrayContaining([
        'options.0.values.1.value.own',
        'options.0.values.2.value.own',
        'options.1.name.own',
      ]),
    );
  });

  it('know their field for one that the server refuses', () => {
    const values = toValues(mallFormat, goodsDetail);
    const [, second = ''] = Object.keys(values.skus);
    expect(fieldOf(values, 'skus.1.price')).toBe(`skus.${second}.price`);
    expect(fieldOf(values, 'options.0.values.1.value')).toBe('options.0.values.1.value.own');
    expect(fieldOf(values, 'translations.fr.name')).toBe('name.fr');
    expect(fieldOf(values, 'pictures.0.address')).toBe('pictures');
    expect(fieldOf(values, 'elsewhere')).toBeUndefined();
  });
});
