import type { IndexProduct } from '@vermilion/api-client';
import type { GoodsSummary } from '@vermilion/mall-components/goods';
import { toGoods } from '../data/goods';

/** Goods on the pages of their own shop, without the shop's name. */
export const toShopGoods = (wire: IndexProduct): GoodsSummary => ({
  ...toGoods(wire),
  shopName: undefined,
});
