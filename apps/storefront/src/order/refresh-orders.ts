import type { QueryClient } from '@tanstack/react-query';

const shown = ['awaitPayList', 'orderList', 'orderData', 'orderDetail', 'masterOrderDetail'];

/** Refetches everything that shows orders. */
export const refreshOrders = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) => shown.includes(String(queryKey[0])),
  });
