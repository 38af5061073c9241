import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { type Shopper, type TestGoods, TestMall } from '../testing/test-mall';
import { checkoutJobs } from './jobs';

const MINUTE = 60_000;
const hold = { skusPerDraft: 3, skusPerCaller: 5, minutes: 30, againAfterMinutes: 360 };

describe('what drafts hold without an order', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    let testMall: TestMall;
    beforeAll(async () => {
      mall = await openApp({ policy: { hold } });
      testMall = await TestMall.open(mall);
    });

    const manyGoods = (count: number) =>
      Promise.all(Array.from({ length: count }, () => testMall.goods({ stock: 3 })));
    const stocksOf = (goods: readonly TestGoods[]) =>
      Promise.all(goods.map(async (one) => (await testMall.stockOf(one)).stock));
    const soldOut = async (goods: readonly TestGoods[]) =>
      (await stocksOf(goods)).filter((stock) => stock === 0).length;
    const release = () => Promise.all(checkoutJobs.map((job) => job.run(mall.deps)));

    /** Draws all three pieces into a draft of one SKU, from an address. */
    async function buyNow({ token }: Shopper, { productId, skuId }: TestGoods, ip: string) {
      const orderDetails = [{ productId, attrValueId: skuId, productNum: 3 }];
      const body = { preOrderType: 'buyNow', orderDetails };
      return mall.call('createPreOrder', { token, body, ip });
    }

    it('is a few goods of a draft, all of which can be ordered while they are there', async () => {
      const goods = await manyGoods(6);
      const shopper = await testMall.shopper();
      const draft = await testMall.cartDraft(shopper, goods, 3);
      expect(await soldOut(goods)).toBe(3);
      expect((await testMall.create(shopper, draft)).code).toBe(200);
      expect(await stocksOf(goods)).toEqual([0, 0, 0, 0, 0, 0]);
    });

    it('is a few goods of all accounts of an IP address', async () => {
      const goods = await manyGoods(8);
      for (const one of goods) await buyNow(await testMall.shopper(), one, '203.0.113.50');
      expect(await soldOut(goods)).toBe(5);
      const [other] = await manyGoods(1);
      await buyNow(await testMall.shopper(), other!, '203.0.113.51');
      expect(await soldOut([other!])).toBe(1);
    });

    it('is not held again and again: after half an hour it is anybody’s', async () => {
      const [goods] = await manyGoods(1);
      const ip = '203.0.113.52';
      const [first, neighbour] = [await testMall.shopper(), await testMall.shopper()];
      const heldBy = async (shopper: Shopper, from = ip) => {
        await release();
        expect((await buyNow(shopper, goods!, from)).code).toBe(200);
        return (await soldOut([goods!])) === 1;
      };
      expect(await heldBy(first)).toBe(true);
      mall.advance(20 * MINUTE);
      expect(await heldBy(first)).toBe(true);
      mall.advance(20 * MINUTE);
      expect(await heldBy(first)).toBe(false);
      expect(await heldBy(neighbour)).toBe(false);
      expect(await heldBy(first, '203.0.113.53')).toBe(false);
      expect(await heldBy(await testMall.shopper(), '203.0.113.54')).toBe(true);
      mall.advance(360 * MINUTE);
      expect(await heldBy(first)).toBe(true);
    });
  });
});
