import type {
  GoodsRow as WireRow,
  OperatorGoods,
  OperatorSku,
} from '@vermilion/api-client/operator';
import { toWire } from '../money/wire';
import type { GoodsRow, SkuRow } from './goods-store';

const toWireOrNull = (minor: number | null) => (minor === null ? null : toWire(minor));

export const toSku = (row: SkuRow): OperatorSku => ({
  id: row.id,
  sku: row.name,
  price: toWire(row.priceMinor),
  originalPrice: toWireOrNull(row.oldPriceMinor),
  stock: row.stock,
  sold: row.sales,
});

export const toGoods = (row: GoodsRow): OperatorGoods => ({
  id: row.id,
  shopId: row.shop_id,
  name: row.name,
  onSale: row.is_on_sale,
  price: toWire(row.price_minor),
  skus: row.skus.map(({ price_minor, old_price_minor, name, sales, ...sku }) => ({
    ...sku,
    sku: name,
    price: toWire(price_minor),
    originalPrice: toWireOrNull(old_price_minor),
    sold: sales,
  })),
});

/** A row of an export. */
export const toExported = (row: SkuRow): WireRow => ({
  skuId: row.id,
  goodsId: row.goodsId,
  shopId: row.shopId,
  sku: row.name,
  goodsName: row.goodsName,
  keyword: row.keyword,
  intro: row.intro,
  onSale: row.isOnSale,
  price: toWire(row.priceMinor),
  originalPrice: toWireOrNull(row.oldPriceMinor),
  stock: row.stock,
});
