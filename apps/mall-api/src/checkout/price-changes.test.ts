import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { OperatorScenario } from '../testing/operator-scenario';
import type { Shopper, TestGoods, TestMall } from '../testing/test-mall';

withDatabases((openApp) => {
  let mall: TestApp;
  let testMall: TestMall;
  let operate: Awaited<ReturnType<OperatorScenario['caller']>>;
  let ofAnotherShop: typeof operate;
  beforeAll(async () => {
    const scene = await OperatorScenario.openMall(openApp);
    ({ mall, testMall } = scene);
    operate = await scene.caller();
    const { shopId } = await scene.goods({});
    ofAnotherShop = await scene.caller({ shopId });
  });

  /** A draft of goods for 20.00, with the price that its shopper sees. */
  async function openTill() {
    const shopper = await testMall.shopper();
    const goods = await testMall.goods({ priceMinor: 2000 });
    const draft = await testMall.cartDraft(shopper, [goods]);
    return { shopper, goods, draft, quote: await priceOf(shopper, draft) };
  }
  const priceOf = async ({ token, addressId }: Shopper, preOrderNo: string) =>
    (await mall.call('computePrice', { token, body: { preOrderNo, addressId } })).data;
  const setPrice = ({ skuId }: TestGoods, price: string) =>
    operate('setPrice', { params: { id: skuId }, body: { price, expected: '20.00' } });
  const endQuotes = ({ skuId }: TestGoods, as = operate) =>
    as('endQuotes', { params: { id: skuId } });
  const paid = async (orderNo: string) =>
    (
      await mall.db
        .selectFrom('order_group')
        .select('pay_minor')
        .where('order_no', '=', orderNo)
        .executeTakeFirstOrThrow()
    ).pay_minor;

  describe.each(['25.00', '15.00'])('a price that becomes %s while somebody orders', (price) => {
    it.each([
      ['with the hash of the quote', true],
      ['without it', false],
    ])('is not the one of the open order, %s', async (_title, isSent) => {
      const { shopper, goods, draft, quote } = await openTill();
      expect((await setPrice(goods, price)).code).toBe(200);
      expect(await priceOf(shopper, draft)).toMatchObject({ payFee: '20.00' });
      const hash = isSent ? { quoteHash: quote.quoteHash } : {};
      const { data } = await testMall.create(shopper, draft, hash);
      expect(await paid(data.orderNo)).toBe(2000);
    });

    it.each([
      ['with the hash of the quote', true],
      ['without it', false],
    ])('asks again once the operator ends the quotes, %s', async (_title, isSent) => {
      const { shopper, goods, draft, quote } = await openTill();
      await setPrice(goods, price);
      const ended = await endQuotes(goods);
      expectContract('endQuotes', ended);
      expect(ended.data).toEqual({ ended: 1 });
      const hash = isSent ? { quoteHash: quote.quoteHash } : {};
      expect(await testMall.create(shopper, draft, hash)).toMatchObject({
        code: 500,
        reason: 'draft-expired',
      });
      const next = await testMall.draft(shopper, goods);
      expect(await priceOf(shopper, next)).toMatchObject({ payFee: price });
    });
  });

  it('leaves quotes of other goods, and answers to orders that are placed', async () => {
    const placed = await openTill();
    const { data } = await testMall.create(placed.shopper, placed.draft);
    const other = await openTill();
    expect((await endQuotes(placed.goods)).data).toEqual({ ended: 0 });
    const again = await testMall.create(placed.shopper, placed.draft);
    expect(again.data).toEqual(data);
    expect((await testMall.create(other.shopper, other.draft)).code).toBe(200);
  });

  it('is for the operators of the goods alone', async () => {
    const { shopper, goods, draft } = await openTill();
    expect((await endQuotes(goods, ofAnotherShop)).code).toBe(500);
    expect((await testMall.create(shopper, draft)).code).toBe(200);
  });

  it('is refused with a reason when the quote of the order is another one', async () => {
    const { shopper, draft } = await openTill();
    expect(await testMall.create(shopper, draft, { quoteHash: 'another' })).toMatchObject({
      code: 500,
      reason: 'price-changed',
    });
  });
});
