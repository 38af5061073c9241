import type { IndexProduct } from '@vermilion/api-client';
import type { GoodsSummary } from '@vermilion/mall-components/goods';
import type { Mall } from '@vermilion/mall-data/format';
import { toGoods } from '@vermilion/mall-data/goods';

/** Goods on the pages of their own shop, without the shop's name. */
export const toShopGoods =
  (mall: Mall) =>
  (wire: IndexProduct): GoodsSummary => ({
    ...toGoods(mall)(wire),
    shopName: undefined,
  });
