import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { OperatorOrderState } from '@vermilion/api-client/operator';
import type { Clients } from '../wire/clients';

export const ORDERS_A_PAGE = 20;

export interface OrderFilter {
  page: number;
  state: OperatorOrderState | undefined;
}

/** One page of the orders, newest first. */
export const ordersQuery = ({ operator }: Pick<Clients, 'operator'>, filter: OrderFilter) =>
  queryOptions({
    queryKey: ['work', 'orders', filter],
    queryFn: ({ signal }) =>
      operator.operatorOrders({ ...filter, limit: ORDERS_A_PAGE }, { signal }),
    placeholderData: keepPreviousData,
  });

/** One order. */
export const orderQuery = ({ operator }: Pick<Clients, 'operator'>, orderNo: string) =>
  queryOptions({
    queryKey: ['work', 'order', orderNo],
    queryFn: ({ signal }) => operator.operatorOrder({ orderNo }, { signal }),
  });
