import type { MallClient } from '@vermilion/api-client';

/** Goods to add. */
export interface CartAddition {
  /** Id of the goods. */
  productId: number;
  /** Id of their SKU. */
  skuId: number;
  /** Number of units, from 1. */
  quantity: number;
}

/**
 * The calls that change the account's cart. Ids are those of rows. Each rejects with a `MallError`: `business` if the
 * stock has decreased or the row is gone.
 */
export const cartActions = (api: MallClient) => ({
  /** @param key idempotency key: the same on a retry, so that a lost response does not add twice */
  add: (goods: readonly CartAddition[], key: string) =>
    api.addToCart(
      {
        items: goods.map(({ productId, skuId, quantity }) => ({
          productId,
          productAttrUnique: skuId,
          cartNum: quantity,
        })),
      },
      { headers: { 'Idempotency-Key': key } },
    ),
  setQuantity: (id: number, quantity: number) => api.setCartQuantity({ id, number: quantity }),
  delete: (ids: number[]) => api.deleteCartItems({ ids }),
  saveForLater: (ids: number[]) => api.saveForLater({ ids }),
  /** Resolves to the ids that were moved whole, in part, and not at all. */
  moveToCart: (ids: number[]) => api.moveToCart({ ids }),
  deleteSaved: (ids: number[]) => api.deleteSavedItems({ ids }),
});
