import type { IndexProduct } from '@vermilion/api-client';
import type { GoodsSummary } from '@vermilion/mall-components/goods';
import { toGoods } from '../data/goods';

/** Goods on the pages of their shop, where its name would say nothing new. */
export const toShopGoods = (wire: IndexProduct): GoodsSummary => ({
  ...toGoods(wire),
  shopName: undefined,
});
