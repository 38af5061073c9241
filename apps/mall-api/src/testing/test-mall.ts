import type { TestApp } from './app';
import { sampleAddress } from './sample-address';

/** A sku for sale in the test mall. */
export interface TestGoods {
  shopId: number;
  productId: number;
  skuId: number;
}

export interface Shopper {
  id: number;
  token: string;
  addressId: number;
  /** The browser's Accept-Language; English when absent. */
  language?: string;
}

interface NewGoods {
  shopId?: number;
  name?: string;
  stock?: number;
  priceMinor?: number;
  postageMinor?: number;
}

interface NewCoupon {
  shopId?: number | null;
  useType?: 1 | 2 | 3 | 4;
  moneyMinor: number;
  minMinor?: number;
  total?: number;
}

/** A small mall for tests: adds goods, signs up shoppers, and reads the database. */
export class TestMall {
  private names = 0;
  private categoryId = 0;
  constructor(readonly mall: TestApp) {}

  static async open(mall: TestApp): Promise<TestMall> {
    const testMall = new TestMall(mall);
    const { db } = mall;
    await db.insertInto('shop_type').values({ id: 1, name: 'Flagship' }).execute();
    await db.insertInto('shop_category').values({ id: 1, name: 'Home' }).execute();
    const category = { name: 'Kitchen', icon: null, level: 1 };
    testMall.categoryId = (
      await db.insertInto('category').values(category).returning('id').executeTakeFirstOrThrow()
    ).id;
    return testMall;
  }

  async shop(name = `Shop ${(this.names += 1)}`): Promise<number> {
    const { id } = await this.mall.db
      .insertInto('shop')
      .values({
        ...{ name, type_id: 1, category_id: 1, avatar: '/a.webp', back_image: '/b.webp' },
        ...{ pc_banner: '[]', qualification: '[]' },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  async goods(values: NewGoods = {}): Promise<TestGoods> {
    const { stock = 10, priceMinor = 1999, postageMinor = 0 } = values;
    const { name = `Teapot ${(this.names += 1)}` } = values;
    const shopId = values.shopId ?? (await this.shop());
    const { id: productId } = await this.mall.db
      .insertInto('product')
      .values({
        ...{ shop_id: shopId, category_id: this.categoryId, name, image: '/p.webp', slider: '[]' },
        ...{ price_minor: priceMinor, postage_minor: postageMinor },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { shopId, productId, skuId: await this.sku(productId, 'red', priceMinor, stock) };
  }

  /** Makes goods digital, so that they are not shipped. */
  async setVirtual({ productId }: TestGoods): Promise<void> {
    const virtual = { is_virtual: true };
    await this.mall.db.updateTable('product').set(virtual).where('id', '=', productId).execute();
  }

  async sku(productId: number, name: string, priceMinor: number, stock: number): Promise<number> {
    const { id } = await this.mall.db
      .insertInto('sku')
      .values({
        ...{ product_id: productId, name, attributes: '{}', image: '' },
        ...{ price_minor: priceMinor, stock },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  async shopper(): Promise<Shopper> {
    const { id, token } = await this.mall.signUp();
    const { data } = await this.mall.call('saveAddress', { token, body: sampleAddress });
    return { id, token, addressId: data.id };
  }

  async coupon({ shopId = null, useType, moneyMinor, minMinor = 0, total }: NewCoupon) {
    const { id } = await this.mall.db
      .insertInto('coupon')
      .values({
        ...{ shop_id: shopId, name: 'Welcome', use_type: useType ?? (shopId ? 1 : 3), day: 7 },
        ...{ money_minor: moneyMinor, min_minor: minMinor },
        ...(total !== undefined && { is_limited: true, total, last_total: total }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
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

  /** A sku's stock and sales. */
  async stockOf({ skuId }: TestGoods) {
    return this.mall.db
      .selectFrom('sku')
      .select(['stock', 'sales'])
      .where('id', '=', skuId)
      .executeTakeFirstOrThrow();
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
  async setStatus(masterOrderNo: string, status: 0 | 1 | 2 | 3): Promise<void> {
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
