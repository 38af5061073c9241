import { messages } from './list-messages';
import type { GoodsSort } from './types';

/** Labels of the sort orders. */
export const sortNames = {
  default: messages.sortDefault,
  sales: messages.sortSales,
  new: messages.sortNew,
  priceUp: messages.priceUp,
  priceDown: messages.priceDown,
} satisfies Record<GoodsSort, unknown>;
