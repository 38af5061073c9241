import type { Language } from '../kernel/language';
import { inLanguage } from '../translation/in-language';

/** Columns that identify and name a sku, from `sku` and `product`; its stock comes beside them. */
export const skuColumns = [
  'sku.id as skuId',
  'sku.product_id as productId',
  'product.name as productName',
  'sku.name as skuName',
] as const;

/** A sku as carts and drafts show it, from `sku`, `product` and `shop`. */
export const goodsColumns = [
  ...skuColumns,
  'sku.price_minor as priceMinor',
  'shop.id as shopId',
  'shop.name as shopName',
] as const;

/** What goods are called for a shopper who reads this language; `productName` is what their shop calls them. */
export const shownName = (language: Language) =>
  inLanguage('goods', 'product.name', language).as('shownName');
