import type { QueryClient } from '@tanstack/react-query';

/** Refetches everything that shows the account's cart. */
export const refreshCart = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['cartList'] }),
    queryClient.invalidateQueries({ queryKey: ['cartCount'] }),
    queryClient.invalidateQueries({ queryKey: ['estimateCart'] }),
  ]);
