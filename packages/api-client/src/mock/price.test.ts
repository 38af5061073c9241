import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PreOrderShop } from '../generated/models.gen';
import { open } from '../testing/mock-client';
import { draftOf } from '../testing/shop';
import { allocate, minorOf, sumOf, wireOf } from './money';

const most: Record<number, number> = { 101: 80, 102: 12, 103: 30 };

/** At least one of the goods, at most what is in stock. */
const units = fc
  .record(
    Object.fromEntries(Object.entries(most).map(([id, max]) => [id, fc.integer({ min: 1, max })])),
    { requiredKeys: [] },
  )
  .filter((chosen) => Object.keys(chosen).length > 0);

const fees = ['freightFee', 'couponFee', 'integralFee', 'payFee'] as const;
type Fees = { [Fee in (typeof fees)[number]]?: string | null | undefined };

const feeOf = (of: Fees, fee: (typeof fees)[number]) => minorOf(of[fee] ?? null);

function expectSums(whole: Fees, shops: readonly PreOrderShop[]) {
  const lines = shops.flatMap(({ orderInfoList }) => orderInfoList);
  for (const fee of fees) {
    expect(feeOf(whole, fee)).toBe(sumOf(shops, (shop) => feeOf(shop, fee)));
    expect(feeOf(whole, fee)).toBe(sumOf(lines, (line) => feeOf(line, fee)));
  }
  for (const line of lines) {
    const goods = minorOf(line.price) * line.payNum;
    const discount = feeOf(line, 'couponFee') + feeOf(line, 'integralFee');
    expect(feeOf(line, 'payFee')).toBe(goods + feeOf(line, 'freightFee') - discount);
    expect(feeOf(line, 'payFee')).toBeGreaterThanOrEqual(0);
  }
}

describe('prices of the mock', () => {
  it('add up in every quote, and are those of the order', async () => {
    await fc.assert(
      fc.asyncProperty(units, fc.boolean(), fc.boolean(), async (goods, isCoupon, useIntegral) => {
        const client = open();
        const preOrderNo = await draftOf(client, goods as Record<number, number>);
        const coupons = isCoupon ? await client.orderCoupons({ preOrderNo }) : [];
        const choice = { couponIds: coupons.map(({ id }) => id), useIntegral };
        const quote = await client.computePrice({ preOrderNo, addressId: 601, ...choice });
        expectSums(quote, quote.orderList ?? []);
        const { list } = await client.productList({});
        const proTotalFee = sumOf(list, ({ id, price }) => minorOf(price) * (goods[id] ?? 0));
        expect(quote.proTotalFee).toBe(wireOf(proTotalFee));

        const { quoteHash = null } = quote;
        const order = { payType: 'test', payChannel: 'pc', addressId: 601, quoteHash };
        const { orderNo } = await client.createOrder({ preOrderNo, ...order, ...choice });
        const unpaid = (await client.awaitPayList()).list.find((one) => one.orderNo === orderNo);
        expectSums(quote, unpaid?.orderList ?? []);
        expect(await client.masterOrderDetail({ orderNo })).toMatchObject({
          proTotalPrice: quote.proTotalFee,
          payPostage: quote.freightFee,
          couponPrice: quote.couponFee,
          integralPrice: quote.integralFee,
          payPrice: quote.payFee,
        });
      }),
      { numRuns: 40 },
    );
  });

  it('take a coupon from the goods of its shop, points from all goods, and nothing from freight', async () => {
    const client = open();
    const preOrderNo = await draftOf(client, { 101: 2, 103: 1 });
    const quote = await client.computePrice({ preOrderNo, couponId: 811, useIntegral: true });
    expect(quote).toMatchObject({
      proTotalFee: '34.00',
      freightFee: '8.00',
      couponFee: '3.00',
      integralFee: '2.50',
      useIntegral: 250,
      payFee: '36.50',
    });
    expect(quote.orderList).toMatchObject([
      { merName: 'Kiln', couponFee: '0.00' },
      { merName: 'Leaf & Kettle', couponFee: '3.00' },
    ]);
  });

  it('divide any amount into whole shares that add up', () => {
    const weights = fc.array(fc.nat({ max: 1_000_000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (parts, part) => {
        const total = Math.floor(sumOf(parts, (one) => one) * part);
        const shares = allocate(total, parts);
        expect(sumOf(shares, (one) => one)).toBe(total);
        shares.forEach((share, at) => expect(share).toBeLessThanOrEqual(parts[at] ?? 0));
      }),
    );
  });
});
