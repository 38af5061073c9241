import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Goods, GoodsOption, SkuFields } from './goods';
import { goodsProblems, MOST } from './goods-rules';
import { combinationsOf, countOf } from './options';

const sku = (values: string[], more: Partial<SkuFields> = {}): SkuFields => ({
  values,
  priceMinor: 1250,
  oldPriceMinor: null,
  weightGrams: 0,
  code: null,
  barCode: null,
  picture: '',
  ...more,
});

const goodsWith = (more: Partial<Goods> = {}): Goods => ({
  name: 'Teapot',
  keyword: '',
  intro: '',
  description: '',
  unit: 'pcs',
  code: null,
  categoryId: 1,
  shopCategoryId: null,
  pictures: [{ address: '/upload/a.webp', alt: '' }],
  specifications: [],
  options: [],
  skus: [sku([])],
  postageMinor: 0,
  guaranteeIds: [],
  isVirtual: false,
  state: 'onSale',
  onSaleFrom: null,
  ...more,
});

const option = (name: string, ...values: string[]): GoodsOption => ({
  name,
  values: values.map((value) => ({ value, picture: '' })),
});

const fieldsOf = (more: Partial<Goods>) => goodsProblems(goodsWith(more)).map(({ field }) => field);

const word = fc.stringMatching(/^[a-z ]{1,5}$/);
const options = fc.uniqueArray(
  fc.record({
    name: word,
    values: fc.uniqueArray(fc.record({ value: word, picture: fc.constant('') }), {
      minLength: 1,
      maxLength: 5,
      selector: ({ value }) => value,
    }),
  }),
  { maxLength: MOST.options, selector: ({ name }) => name },
);

describe('the rules of goods', () => {
  it('accept every complete matrix, in any order', () => {
    fc.assert(
      fc.property(options, fc.infiniteStream(fc.nat()), (chosen, dice) => {
        const skus = combinationsOf(chosen).map((values) => sku(values));
        expect(skus).toHaveLength(countOf(chosen));
        const shuffled = skus
          .map((one) => [dice.next().value ?? 0, one] as const)
          .toSorted(([one], [other]) => one - other)
          .map(([, one]) => one);
        expect(goodsProblems(goodsWith({ options: chosen, skus: shuffled }))).toEqual([]);
      }),
    );
  });

  it('refuse a matrix that lacks a combination, has one twice, or a foreign one', () => {
    fc.assert(
      fc.property(options, fc.nat(), (chosen, seed) => {
        const skus = combinationsOf(chosen).map((values) => sku(values));
        const at = seed % skus.length;
        const one = skus[at] as SkuFields;
        const lacking = skus.filter((_, place) => place !== at);
        expect(fieldsOf({ options: chosen, skus: lacking })).toContain('skus');
        expect(fieldsOf({ options: chosen, skus: [...skus, one] })).toEqual([
          `skus.${skus.length}.values`,
        ]);
        const foreign = [...lacking, sku([...one.values, 'more'])];
        expect(fieldsOf({ options: chosen, skus: foreign })).toEqual([
          `skus.${lacking.length}.values`,
        ]);
      }),
    );
  });

  it('name what is wrong with options', () => {
    const skus = [sku(['S'])];
    expect(fieldsOf({ options: [option('Size', 'S', 'S')], skus })).toContain(
      'options.0.values.1.value',
    );
    expect(fieldsOf({ options: [option('Size', 'S,M')], skus: [sku(['S,M'])] })).toEqual([
      'options.0.values.0.value',
    ]);
    expect(
      fieldsOf({ options: [option('Size', 'S'), option('Size', 'L')], skus: [sku(['S', 'L'])] }),
    ).toEqual(['options.1.name']);
    const many = [...'abcd'].map((name) => option(name, 'x'));
    expect(fieldsOf({ options: many, skus: [sku(['x', 'x', 'x', 'x'])] })).toEqual(['options']);
    const numbers = Array.from({ length: 30 }, (_, n) => String(n));
    const large = [option('a', ...numbers), option('b', ...numbers)];
    expect(fieldsOf({ options: large })).toEqual(['options']);
  });

  it('name what is wrong with prices and codes', () => {
    expect(fieldsOf({ skus: [sku([], { oldPriceMinor: 1249 })] })).toEqual([
      'skus.0.originalPrice',
    ]);
    const two = [sku(['S'], { code: 'A' }), sku(['L'], { code: 'A' })];
    expect(fieldsOf({ options: [option('Size', 'S', 'L')], skus: two })).toEqual(['skus.1.code']);
  });

  it.each(['http://example.com/a.webp', '//example.com/a.webp', 'a.webp', 'javascript:x', '/a b'])(
    'refuse the picture %s',
    (address) => {
      expect(fieldsOf({ pictures: [{ address, alt: '' }] })).toEqual(['pictures.0.address']);
    },
  );

  it('accept pictures of this server and of other ones, each once', () => {
    const addresses = ['/upload/a.webp', 'https://example.com/a.webp?w=1'];
    const pictures = addresses.map((address) => ({ address, alt: '' }));
    expect(fieldsOf({ pictures })).toEqual([]);
    expect(fieldsOf({ pictures: [...pictures, ...pictures] })).toEqual([
      'pictures.2.address',
      'pictures.3.address',
    ]);
  });

  it('ask for pictures and prices before goods are on sale, and not of a draft', () => {
    const bare = { pictures: [], skus: [sku([], { priceMinor: 0 })] };
    expect(fieldsOf({ ...bare, state: 'draft' })).toEqual([]);
    expect(fieldsOf({ ...bare, state: 'offSale' })).toEqual([]);
    expect(fieldsOf(bare)).toEqual(['pictures', 'skus.0.price']);
    expect(fieldsOf({ ...bare, state: 'scheduled' })).toEqual([
      'onSaleFrom',
      'pictures',
      'skus.0.price',
    ]);
  });
});
