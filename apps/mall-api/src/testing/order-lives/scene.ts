import { addKey } from '../../operator/key-store';
import { allScopes } from '../../operator/key';
import type { OperationId } from '../../http/handler';
import { defaultPolicy } from '../../policy/default-policy';
import type { Policy } from '../../policy/policy';
import type { TestApp } from '../app';
import { PaymentScenario } from '../payment-scenario';
import type { TestMall, Shopper, TestGoods } from '../test-mall';
import type { Coupon, Model, Shelf } from './model';

const NO_LIMIT = 1_000_000_000;

/** Without rate limits, quotas and session expiry. */
export const patientPolicy: Partial<Policy> = {
  cashOnDelivery: { offered: true, maxMinor: null },
  session: { days: 100_000, renewAfterMinutes: NO_LIMIT },
  preOrdersPerAccount: NO_LIMIT,
  unpaid: {
    ...{ ordersPerAccount: NO_LIMIT, ordersPerCaller: NO_LIMIT, shareOfStock: 1 },
    ...{ unitsPerAccount: NO_LIMIT, unitsPerCaller: NO_LIMIT, minUnits: NO_LIMIT },
  },
  load: {
    ...defaultPolicy.load,
    ...{ perCallerMinute: NO_LIMIT, perKeyMinute: NO_LIMIT },
    drafts: {
      ...defaultPolicy.load.drafts,
      ...{ perAccountMinute: NO_LIMIT, perCallerMinute: NO_LIMIT },
    },
  },
};

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
const POINTS = [2500, 300];
const COUPONS: Pick<Coupon, 'shop' | 'moneyMinor' | 'minMinor'>[] = [
  { shop: 0, moneyMinor: 200, minMinor: 0 },
  { shop: 0, moneyMinor: 151, minMinor: 0 },
  { shop: 1, moneyMinor: 299, minMinor: 2500 },
  { shop: null, moneyMinor: 450, minMinor: 0 },
];

/** Two shoppers and three shops, and the server's ids for everything in the model. */
export class Scene {
  /** the server's numbers of the drafts */
  readonly drafts: string[] = [];
  /** who created them */
  readonly owners: number[] = [];
  key = '';
  private constructor(
    readonly mall: TestApp,
    readonly till: PaymentScenario,
    readonly shoppers: Shopper[],
    readonly goods: TestGoods[],
    readonly shops: number[],
    readonly coupons: number[],
  ) {}

  static async open(testMall: TestMall): Promise<{ scene: Scene; model: Model }> {
    const { mall } = testMall;
    const shops = [await testMall.shop(), await testMall.shop(), await testMall.shop()];
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
    const till = new PaymentScenario(mall, testMall, shoppers[0] as Shopper);
    const scene = new Scene(mall, till, shoppers, goods, shops, couponIds);
    const operator = { name: 'Shops', scopes: allScopes, shopId: null };
    scene.key = (await addKey(mall.db, operator, mall.deps.now())).key;
    return {
      scene,
      model: {
        minutes: 0,
        shelves: SHELVES.map(({ isVirtual = false, ...shelf }) => ({
          ...{ ...shelf, isVirtual, held: 0, sold: 0, gone: 0 },
          postageMinor: isVirtual ? 0 : shelf.postageMinor,
        })),
        accounts: POINTS.map((points) => ({ points, frozen: 0 })),
        coupons: held,
        drafts: [],
      },
    };
  }

  /** Calls as one of the shoppers; returns the code. */
  async as(owner: number, what: OperationId, options: object): Promise<Answered> {
    return understood(await this.mall.call(what, { token: this.shopper(owner).token, ...options }));
  }

  /** Calls as the operator of the shops. */
  async operate(what: OperationId, options: object): Promise<Answered> {
    return understood(await this.mall.call(what, { key: this.key, ...options }));
  }

  shopper(owner: number): Shopper {
    const shopper = this.shoppers[owner];
    if (!shopper) throw new Error('There is no such shopper');
    return shopper;
  }

  /** Records the number of a new draft. */
  began(owner: number, draftNo: string): void {
    this.drafts.push(draftNo);
    this.owners.push(owner);
  }

  ownerOf = (draft: number): number => this.owners[draft] ?? 0;

  draftNo = (draft: number): string => this.drafts[draft] ?? '';

  /** The number of a master order, or of its shop order. */
  async orderNo(draft: number): Promise<string> {
    const { order_no } = await this.mall.db
      .selectFrom('order_group')
      .select('order_no')
      .where('pre_order_no', '=', this.draftNo(draft))
      .executeTakeFirstOrThrow();
    return order_no;
  }

  async partOf(draft: number, shop: number): Promise<{ id: number; orderNo: string }> {
    return this.mall.db
      .selectFrom('shop_order')
      .innerJoin('order_group', 'order_group.id', 'shop_order.group_id')
      .select(['shop_order.id', 'shop_order.order_no as orderNo'])
      .where('pre_order_no', '=', this.draftNo(draft))
      .where('shop_order.shop_id', '=', this.shops[shop] ?? 0)
      .executeTakeFirstOrThrow();
  }

  async lineIds(shopOrderId: number): Promise<number[]> {
    const rows = await this.mall.db
      .selectFrom('order_line')
      .select('id')
      .where('shop_order_id', '=', shopOrderId)
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  }

  /** The refund numbers of a shop order, oldest first. */
  async refundNo(draft: number, shop: number, refund: number): Promise<string> {
    const { id } = await this.partOf(draft, shop);
    const rows = await this.mall.db
      .selectFrom('refund_order')
      .select('refund_no')
      .where('shop_order_id', '=', id)
      .orderBy('id')
      .execute();
    return rows[refund]?.refund_no ?? '';
  }

  async reference(draft: number, payment: number): Promise<string> {
    const rows = await this.mall.db
      .selectFrom('payment')
      .innerJoin('order_group', 'order_group.id', 'payment.group_id')
      .select('reference')
      .where('pre_order_no', '=', this.draftNo(draft))
      .orderBy('payment.id')
      .execute();
    return rows[payment]?.reference ?? '';
  }
}

/** The result of a call. */
export interface Answered {
  isDone: boolean;
  message: string;
}

/** Throws on a server error, which is not a rejection. */
function understood({ code, message }: { code: number; message: string }): Answered {
  if (message === 'System exception' || code === 503) throw new Error(`${code} ${message}`);
  return { isDone: code === 200, message };
}
