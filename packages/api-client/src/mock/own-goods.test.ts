import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checked, open } from '../testing/mock-client';
import type { MockData } from './mock-data';
import { readOptions } from './options';
import { UsageError } from './usage-error';

const data: MockData = {
  goods: [
    {
      id: 1,
      name: 'Oak bench',
      price: '120.00',
      oldPrice: '150.00',
      pictures: ['/bench.webp', '/bench-2.webp'],
      category: 11,
      stock: 3,
      introduction: 'For two.',
      options: { Length: ['1 m', '2 m'], Finish: ['Oil', 'Wax'] },
    },
    {
      id: 2,
      name: 'Brass lamp',
      price: '40.00',
      pictures: ['/lamp.webp'],
      shop: 'Glow',
      translations: { fr: { name: 'Lampe en laiton' } },
    },
  ],
  categories: [{ id: 1, name: 'Garden', children: [{ id: 11, name: 'Seats' }] }],
  hotWords: ['oak'],
};

const openOwn = () => checked(open({ data }));

describe('goods of a caller’s own', () => {
  it('are what is listed and searched, and are in their category and those above it', async () => {
    const client = openOwn();
    const idsOf = async (args: { keyword?: string; cid?: number }) =>
      (await client.productList(args)).list.map(({ id }) => id);
    expect(await idsOf({})).toEqual([1, 2]);
    expect(await idsOf({ keyword: 'brass' })).toEqual([2]);
    expect(await idsOf({ cid: 1 })).toEqual([1]);
    expect(await idsOf({ cid: 11 })).toEqual([1]);
    expect(await client.categoryTree()).toMatchObject([
      { name: 'Garden', childList: [{ id: 11 }] },
    ]);
    expect(await client.hotKeywords()).toMatchObject([{ title: 'oak' }]);
  });

  it('have pictures, prices and a sku for each choice', async () => {
    const { productInfo, productAttr, productValue } = await openOwn().productDetail({ id: 1 });
    expect(productInfo).toMatchObject({
      price: '120.00',
      otPrice: '150.00',
      storeInfo: 'For two.',
    });
    expect(JSON.parse(productInfo.sliderImage)).toEqual(['/bench.webp', '/bench-2.webp']);
    expect(productAttr.map(({ attrName }) => attrName)).toEqual(['Length', 'Finish']);
    expect(Object.keys(productValue)).toEqual(['1 m,Oil', '1 m,Wax', '2 m,Oil', '2 m,Wax']);
  });

  it('go into the cart with their choice, by shop, and no more than there are', async () => {
    const client = openOwn();
    const { productValue } = await client.productDetail({ id: 1 });
    const waxed = productValue['2 m,Wax']?.id ?? 0;
    await client.addToCart({ items: [{ productId: 1, productAttrUnique: waxed, cartNum: 2 }] });
    await client.addToCart({ items: [{ productId: 2, productAttrUnique: 2000, cartNum: 1 }] });
    expect(await client.cartList({ isValid: true })).toMatchObject([
      { merName: 'Glow', cartInfoList: [{ storeName: 'Brass lamp', suk: null }] },
      { merName: 'Shop', cartInfoList: [{ storeName: 'Oak bench', suk: '2 m,Wax', cartNum: 2 }] },
    ]);
    const more = [{ productId: 1, productAttrUnique: waxed, cartNum: 2 }];
    await expect(client.addToCart({ items: more })).rejects.toMatchObject({
      reason: 'out-of-stock',
    });
  });

  it('are in the language of a call, in lists, on their page and in the cart', async () => {
    const client = open({ data });
    await client.addToCart({ items: [{ productId: 2, productAttrUnique: 2000, cartNum: 1 }] });
    const inFrench = { headers: { 'accept-language': 'fr-CA,fr;q=0.9' } };
    const { data: page } = await client.call('productList', { keyword: 'lampe' }, inFrench);
    expect(page.list).toMatchObject([{ id: 2, storeName: 'Lampe en laiton' }]);
    const { data: cart } = await client.call('cartList', { isValid: true }, inFrench);
    expect(cart).toMatchObject([{ cartInfoList: [{ storeName: 'Lampe en laiton' }] }]);
    expect((await client.productDetail({ id: 2 })).productInfo.storeName).toBe('Brass lamp');
  });

  it('are ordered at their price, by an account that has ordered nothing yet', async () => {
    const client = openOwn();
    expect((await client.orderList({ type: 1 })).list).toEqual([]);
    expect((await client.collectedProducts()).list).toEqual([]);
    const orderDetails = [{ productId: 2, attrValueId: 2000, productNum: 2 }];
    const { preOrderNo } = await client.createPreOrder({ preOrderType: 'buyNow', orderDetails });
    expect(await client.loadPreOrder({ preOrderNo })).toMatchObject({ proTotalFee: '80.00' });
  });
});

describe('a file of goods', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'mock-data-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  function write(content: string) {
    const file = join(folder, 'goods.json');
    writeFileSync(file, content);
    return file;
  }

  it('is read by the command line', () => {
    expect(readOptions(['--data', write(JSON.stringify(data))])).toMatchObject({ data });
  });

  const [bench = {}] = data.goods;
  it.each([
    ['{', /goods\.json: .*JSON/],
    ['{}', /"goods" is not a list/],
    [JSON.stringify({ goods: [{ ...bench, price: 120 }] }), /goods\[0\]\.price is not a text like/],
    [JSON.stringify({ goods: [{ ...bench, pictures: [] }] }), /goods\[0\]\.pictures is not/],
    [JSON.stringify({ goods: [bench, bench] }), /two goods have the id 1/],
  ])('is refused with what is wrong in it: %s', (content, problem) => {
    const file = write(content);
    expect(() => readOptions(['--data', file])).toThrow(UsageError);
    expect(() => readOptions(['--data', file])).toThrow(problem);
  });

  it('is refused where there is none', () => {
    expect(() => readOptions(['--data', join(folder, 'none.json')])).toThrow(UsageError);
  });
});
