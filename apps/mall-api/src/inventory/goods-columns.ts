import type { Language } from '../kernel/language';
import { inLanguage, skuInLanguage } from '../translation/in-language';

/** Columns that identify and name a SKU, from `sku` and `product`; stock is selected separately. */
export const skuColumns = [
  'sku.id as skuId',
  'sku.product_id as productId',
  'product.name as productName',
  'sku.name as skuName',
] as const;

/** A SKU as carts and drafts show it, from `sku`, `product` and `shop`. */
export const goodsColumns = [
  ...skuColumns,
  'sku.price_minor as priceMinor',
  'shop.id as shopId',
  'shop.name as shopName',
] as const;

/** The names in the shopper's language; `productName` and `skuName` are the shop's originals. */
export const shownNames = (language: Language) =>
  [
    inLanguage('goods', 'product.name', language).as('shownName'),
    skuInLanguage('sku.name', language).as('shownSku'),
  ] as const;
