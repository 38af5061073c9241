import type { TestApp } from './app';

/** A sku for sale in the test mall. */
export interface TestGoods {
  shopId: number;
  productId: number;
  skuId: number;
}

interface NewGoods {
  shopId?: number;
  name?: string;
  stock?: number;
  priceMinor?: number;
  postageMinor?: number;
}

export interface NewCoupon {
  shopId?: number | null;
  useType?: 1 | 2 | 3 | 4;
  moneyMinor: number;
  minMinor?: number;
  total?: number;
}

/** Shops, goods and coupons of a test mall, written into its database. */
export class TestCatalogue {
  private names = 0;
  protected categoryId = 0;
  constructor(readonly mall: TestApp) {}

  async shop(name = `Shop ${(this.names += 1)}`): Promise<number> {
    const { id } = await this.mall.db
      .insertInto('shop')
      .values({
        name,
        type_id: 1,
        category_id: 1,
        avatar: '/a.webp',
        back_image: '/b.webp',
        pc_banner: '[]',
        qualification: '[]',
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
        shop_id: shopId,
        category_id: this.categoryId,
        name,
        image: '/p.webp',
        slider: '[]',
        price_minor: priceMinor,
        postage_minor: postageMinor,
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
        product_id: productId,
        name,
        attributes: '{}',
        image: '',
        price_minor: priceMinor,
        stock,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  async coupon({ shopId = null, useType, moneyMinor, minMinor = 0, total }: NewCoupon) {
    const { id } = await this.mall.db
      .insertInto('coupon')
      .values({
        shop_id: shopId,
        name: 'Welcome',
        use_type: useType ?? (shopId ? 1 : 3),
        day: 7,
        money_minor: moneyMinor,
        min_minor: minMinor,
        ...(total !== undefined && { is_limited: true, total, last_total: total }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** A sku's stock and sales. */
  async stockOf({ skuId }: TestGoods) {
    return this.mall.db
      .selectFrom('sku')
      .select(['stock', 'sales'])
      .where('id', '=', skuId)
      .executeTakeFirstOrThrow();
  }
}
