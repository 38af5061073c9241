import { allScopes } from '../../operator/key';
import { addKey } from '../../operator/key-store';
import { PaymentScenario } from '../payment-scenario';
import type { Shopper, TestGoods, TestMall } from '../test-mall';
import type { Coupon, Model, Shelf } from './model';
import { Scene } from './scene';

const SHELVES: (Pick<Shelf, 'shop' | 'priceMinor' | 'postageMinor' | 'stock'> & {
  isVirtual?: boolean;
})[] = [
  { shop: 0, priceMinor: 1250, postageMinor: 100, stock: 9 },
  { shop: 0, priceMinor: 333, postageMinor: 50, stock: 6 },
  { shop: 1, priceMinor: 2000, postageMinor: 0, stock: 12 },
  { shop: 1, priceMinor: 777, postageMinor: 25, stock: 1 },
  { shop: 1, priceMinor: 650, postageMinor: 90, stock: 5, isVirtual: true },
  { shop: 2, priceMinor: 1000, postageMinor: 90, stock: 5, isVirtual: true },
];
/** In percent, of the shops. */
const COMMISSIONS = [7, 0, 12];
const POINTS = [2500, 300];
const COUPONS: Pick<Coupon, 'shop' | 'moneyMinor' | 'minMinor'>[] = [
  { shop: 0, moneyMinor: 200, minMinor: 0 },
  { shop: 0, moneyMinor: 151, minMinor: 0 },
  { shop: 1, moneyMinor: 299, minMinor: 2500 },
  { shop: null, moneyMinor: 450, minMinor: 0 },
];

/** Two shoppers and three shops with their goods, and the model of them. */
export async function openScene(testMall: TestMall): Promise<{ scene: Scene; model: Model }> {
  const { mall } = testMall;
  const shops = [];
  for (const percent of COMMISSIONS) {
    const id = await testMall.shop();
    shops.push(id);
    const commission = { commission_percent: percent };
    await mall.db.updateTable('shop').set(commission).where('id', '=', id).execute();
    const account = { holder: 'Shop', account_number: `${id}`, updated_at: mall.deps.now() };
    await mall.db
      .insertInto('payout_account')
      .values({ shop_id: id, ...account })
      .execute();
  }
  const goods: TestGoods[] = [];
  for (const { shop, isVirtual, ...values } of SHELVES) {
    const added = await testMall.goods({ ...values, shopId: shops[shop] ?? 0 });
    goods.push(added);
    if (isVirtual) await testMall.setVirtual(added);
  }
  const shoppers: Shopper[] = [];
  const held: Coupon[] = [];
  const couponIds: number[] = [];
  for (const [owner, points] of POINTS.entries()) {
    const shopper = await testMall.shopper();
    shoppers.push(shopper);
    await testMall.grantPoints(shopper, points);
    for (const coupon of COUPONS) {
      const shopId = coupon.shop === null ? null : (shops[coupon.shop] ?? 0);
      couponIds.push(await testMall.claimedCoupon(shopper, { ...coupon, shopId }));
      held.push({ ...coupon, owner, usedBy: null });
    }
  }
  const never = new Date(mall.deps.now().getTime() + 100_000 * 86_400_000);
  await mall.db.updateTable('user_coupon').set({ end_at: never }).execute();
  // Payments of earlier scenes are not checked again.
  await mall.db.updateTable('payment').set({ check_at: null }).execute();
  const payments = new PaymentScenario(mall, testMall, shoppers[0] as Shopper);
  const operator = { name: 'Shops', scopes: allScopes, shopId: null };
  const { key } = await addKey(mall.db, operator, mall.deps.now());
  const scene = new Scene(mall, { payments, key, shoppers, goods, shops, coupons: couponIds });
  return {
    scene,
    model: {
      minutes: 0,
      shelves: SHELVES.map(({ isVirtual = false, ...shelf }) => ({
        ...shelf,
        isVirtual,
        held: 0,
        sold: 0,
        gone: 0,
        postageMinor: isVirtual ? 0 : shelf.postageMinor,
      })),
      accounts: POINTS.map((points) => ({ points, frozen: 0 })),
      coupons: held,
      drafts: [],
    },
  };
}
