import type { GuestCartRow } from './guest-cart';
import { MOST_OF_ONE } from './guest-cart';

/** What the account's cart holds already, and what the skus have in stock, by sku. */
export interface AccountCart {
  quantities: ReadonlyMap<number, number>;
  stocks: ReadonlyMap<number, number>;
}

export interface CartJoin {
  /** What to add to the account's cart. */
  items: { productId: number; productAttrUnique: number; cartNum: number }[];
  /** Some of it did not fit: more was wanted than there is. */
  capped: boolean;
}

/**
 * How the browser's cart joins the account's: quantities add up, and a sku never gets more than its
 * stock together. What has no room left is not sent.
 */
export function joinCarts(guest: readonly GuestCartRow[], account: AccountCart): CartJoin {
  let capped = false;
  const items = guest.flatMap(({ productId, skuId, quantity, stock }) => {
    const most = Math.min(MOST_OF_ONE, account.stocks.get(skuId) ?? stock);
    const room = Math.max(0, most - (account.quantities.get(skuId) ?? 0));
    const cartNum = Math.min(quantity, room);
    if (cartNum < quantity) capped = true;
    return cartNum > 0 ? [{ productId, productAttrUnique: skuId, cartNum }] : [];
  });
  return { items, capped };
}
