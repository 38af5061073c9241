import type { QueryClient } from '@tanstack/react-query';

const shown = ['awaitPayList', 'orderList', 'orderData', 'orderDetail', 'masterOrderDetail'];
const refunds = ['refundForm', 'refundList', 'refundDetail'];

/** Refetches everything that shows orders or refunds. */
export const refreshOrders = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) => [...shown, ...refunds].includes(String(queryKey[0])),
  });
