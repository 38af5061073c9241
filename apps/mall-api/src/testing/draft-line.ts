import type { DraftLine } from '../checkout/draft';

/** A line of a draft, reduced to the fields that tests need. */
export const draftLine = (change: Partial<DraftLine> = {}): DraftLine => ({
  shopId: 1,
  shopName: 'Shop',
  productId: 1,
  skuId: 1,
  productName: 'Teapot',
  skuName: 'red',
  image: '',
  categoryIds: [],
  priceMinor: 1999,
  quantity: 1,
  postageMinor: 100,
  weightGrams: 0,
  cartId: null,
  ...change,
});
