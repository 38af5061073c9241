import type { IndexProduct } from '@vermilion/api-client';
import type { GoodsSummary } from '@vermilion/mall-components/goods';
import { toGoods } from '../goods/goods';
import type { MallFormat } from '../wire/mall-format';

/** Goods on the pages of their own shop, without the shop's name. */
export const toShopGoods =
  (mall: MallFormat) =>
  (wire: IndexProduct): GoodsSummary => ({
    ...toGoods(mall)(wire),
    shopName: undefined,
  });
