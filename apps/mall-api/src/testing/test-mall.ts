import type { ShopOrderStatus } from '../db/schema';
import type { TestApp } from './app';
import { sampleAddress } from './sample-address';
import { type NewCoupon, TestCatalogue, type TestGoods } from './test-catalogue';

export type { TestGoods } from './test-catalogue';

export interface Shopper {
  id: number;
  token: string;
  addressId: number;
  /** The browser's Accept-Language; English when absent. */
  language?: string;
}

/** A small mall for tests: its catalogue, shoppers that sign up, and their orders. */
export class TestMall extends TestCatalogue {
  static async open(mall: TestApp): Promise<TestMall> {
    const testMall = new TestMall(mall);
    const { db } = mall;
    await db.insertInto('shop_type').values({ name: 'Flagship' }).execute();
    await db.insertInto('shop_category').values({ name: 'Home' }).execute();
    const category = { name: 'Kitchen', icon: null, level: 1 };
    testMall.categoryId = (
      await db.insertInto('category').values(category).returning('id').executeTakeFirstOrThrow()
    ).id;
    return testMall;
  }

  async shopper(): Promise<Shopper> {
    const { id, token } = await this.mall.signUp();
    const { data } = await this.mall.call('saveAddress', { token, body: sampleAddress });
    return { id, token, addressId: data.id };
  }

  /** Claims a coupon for a shopper; returns the id of the claimed coupon. */
  async claimedCoupon(shopper: Shopper, values: NewCoupon): Promise<number> {
    const couponId = await this.coupon(values);
    await this.mall.call('claimCoupon', { token: shopper.token, body: { couponId } });
    const { id } = await this.mall.db
      .selectFrom('user_coupon')
      .select('id')
      .where('user_id', '=', shopper.id)
      .where('coupon_id', '=', couponId)
      .executeTakeFirstOrThrow();
    return id;
  }

  /** Points that a shopper can spend right away. */
  async grantPoints({ id }: Shopper, points: number): Promise<void> {
    const { db, deps } = this.mall;
    const entry = { user_id: id, kind: 'opening', points, points_frozen: 0 } as const;
    const none = { group_id: null, shop_order_id: null, refund_id: null };
    await db
      .insertInto('point_entry')
      .values({ ...entry, ...none, created_at: deps.now() })
      .execute();
    await db
      .updateTable('user_account')
      .set({ points, points_earned: points })
      .where('id', '=', id)
      .execute();
  }

  /** A draft for one sku; returns its number. */
  async draft({ token }: Shopper, { productId, skuId }: TestGoods, quantity = 1): Promise<string> {
    const item = { productId, attrValueId: skuId, productNum: quantity };
    const body = { preOrderType: 'buyNow', orderDetails: [item] };
    const answer = await this.mall.call('createPreOrder', { token, body });
    if (answer.code !== 200) throw new Error(answer.message);
    return answer.data.preOrderNo;
  }

  /** A draft for several skus, created from the cart. */
  async cartDraft({ token }: Shopper, goods: readonly TestGoods[], quantity = 1): Promise<string> {
    // sequentially, so that the rows of the cart are in this order
    for (const { productId, skuId } of goods) {
      const body = [{ productId, productAttrUnique: skuId, cartNum: quantity }];
      await this.mall.call('addToCart', { token, body });
    }
    const { data } = await this.mall.call('cartList', { token, query: { isValid: true } });
    const rows = data.flatMap((shop: { cartInfoList: { id: number }[] }) => shop.cartInfoList);
    const orderDetails = rows.map((row: { id: number }) => ({ shoppingCartId: row.id }));
    const draft = { preOrderType: 'shoppingCart', orderDetails };
    const answer = await this.mall.call('createPreOrder', { token, body: draft });
    if (answer.code !== 200) throw new Error(answer.message);
    return answer.data.preOrderNo;
  }

  /** Places the order of a draft and returns the whole response. */
  create({ token, addressId, language }: Shopper, preOrderNo: string, more: object = {}) {
    const body = { preOrderNo, addressId, payType: 'test', payChannel: 'pc', ...more };
    const headers = language && { 'accept-language': language };
    return this.mall.call('createOrder', { token, body, ...(headers && { headers }) });
  }

  /** Orders one sku; returns the master order number. */
  async order(
    shopper: Shopper,
    goods: TestGoods,
    quantity = 1,
    more: object = {},
  ): Promise<string> {
    const answer = await this.create(shopper, await this.draft(shopper, goods, quantity), more);
    if (answer.code !== 200) throw new Error(answer.message);
    return answer.data.orderNo;
  }

  /** The number of the only shop order in a master order. */
  async shopOrderNo(masterOrderNo: string): Promise<string> {
    const { order_no } = await this.mall.db
      .selectFrom('shop_order')
      .innerJoin('order_group', 'order_group.id', 'shop_order.group_id')
      .select('shop_order.order_no')
      .where('order_group.order_no', '=', masterOrderNo)
      .executeTakeFirstOrThrow();
    return order_no;
  }

  /** Marks a master order as paid and sets the status of its shop orders. */
  async setStatus(masterOrderNo: string, status: ShopOrderStatus): Promise<void> {
    const { id } = await this.mall.db
      .updateTable('order_group')
      .set({ is_paid: true, paid_at: this.mall.deps.now() })
      .where('order_no', '=', masterOrderNo)
      .returning('id')
      .executeTakeFirstOrThrow();
    await this.mall.db
      .updateTable('shop_order')
      .set({ is_paid: true, status })
      .where('group_id', '=', id)
      .execute();
  }
}
