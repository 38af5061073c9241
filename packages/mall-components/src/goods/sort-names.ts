import { messages } from './messages';
import type { GoodsSort } from './types';

/** What each order of a list is called. */
export const sortNames = {
  default: messages.sortDefault,
  sales: messages.sortSales,
  new: messages.sortNew,
  priceUp: messages.priceUp,
  priceDown: messages.priceDown,
} satisfies Record<GoodsSort, unknown>;
