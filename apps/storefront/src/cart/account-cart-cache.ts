import type { QueryClient } from '@tanstack/react-query';
import type { CartCount, CartRow, CartShop } from '@vermilion/api-client';

type Change = (rows: CartRow[]) => CartRow[];

const changed = (shops: readonly CartShop[], change: Change): CartShop[] =>
  shops.flatMap((shop) => {
    const cartInfoList = change(shop.cartInfoList);
    return cartInfoList.length > 0 ? [{ ...shop, cartInfoList }] : [];
  });

const changeLists = (queryClient: QueryClient, change: Change) =>
  queryClient.setQueriesData<CartShop[]>(
    { queryKey: ['cartList'] },
    (shops) => shops && changed(shops, change),
  );

/** Sets a confirmed quantity in the cached cart and its count, which saves a refetch. */
export function setCachedQuantity(queryClient: QueryClient, id: number, quantity: number) {
  let more = 0;
  changeLists(queryClient, (rows) =>
    rows.map((row) => {
      if (row.id !== id) return row;
      more = quantity - row.cartNum;
      return { ...row, cartNum: quantity };
    }),
  );
  queryClient.setQueriesData<CartCount>(
    { queryKey: ['cartCount'] },
    (cart) => cart && { count: cart.count + more },
  );
}

/** Removes deleted rows from the cached cart; the count is refetched. */
export function dropCachedRows(queryClient: QueryClient, ids: readonly number[]) {
  changeLists(queryClient, (rows) => rows.filter((row) => !ids.includes(row.id)));
  void queryClient.invalidateQueries({ queryKey: ['cartCount'] });
}
