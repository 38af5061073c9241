import { useQuery } from '@tanstack/react-query';
import type { OrderListItem, OrderTab } from '@vermilion/mall-components/order';
import { useMemo } from 'react';
import { useApp } from '../../app/app-context';
import { reorderItems, unpaidOrderContext } from '../../order/order-context';
import type { OrderContext } from '../../order/use-order-commands';
import { paidQuery, unpaidQuery } from './loader';
import { toShopOrder, toUnpaid } from './map';
import { rowsOf } from '../../data/rows';

interface Orders {
  list: OrderListItem[];
  known: Map<string, OrderContext>;
}

/** The orders of a tab: unpaid ones are master orders, the others belong to one shop. */
export function useOrders(tab: OrderTab, page: number) {
  const app = useApp();
  const toPay = tab === 'toPay';
  const unpaid = useQuery({ ...unpaidQuery(app, page), enabled: toPay });
  const isPaid = !toPay && tab !== 'refunds';
  const paid = useQuery({ ...paidQuery(app, tab, page), enabled: isPaid });
  const query = toPay ? unpaid : paid;
  const orders = useMemo<Orders>(() => {
    const waiting = toPay ? (unpaid.data?.list ?? []) : [];
    const rows = !isPaid ? [] : (paid.data?.list ?? []);
    return {
      list: [...rowsOf(waiting, toUnpaid), ...rowsOf(rows, toShopOrder)],
      known: new Map([
        ...rowsOf(waiting, (order) => [order.orderNo, unpaidOrderContext(order)] as const),
        ...rowsOf(
          rows,
          (row) => [row.orderNo, { payType: '', items: reorderItems(row.orderInfoList) }] as const,
        ),
      ]),
    };
  }, [toPay, isPaid, unpaid.data, paid.data]);
  return {
    ...orders,
    pages: query.data?.pages ?? 0,
    state: query.data ? 'ready' : query.isError ? 'failed' : 'loading',
    retry: () => void query.refetch(),
  } as const;
}
