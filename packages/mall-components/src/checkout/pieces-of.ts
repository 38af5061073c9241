import type { OrderShopLines } from '../order/line-types';

/** The number of items of an order: pieces, as in the cart and in orders. */
export const piecesOf = (shops: readonly Pick<OrderShopLines, 'lines'>[]) =>
  shops.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
