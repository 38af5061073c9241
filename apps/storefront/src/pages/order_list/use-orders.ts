import { useQuery } from '@tanstack/react-query';
import type { OrderListItem, OrderTab } from '@vermilion/mall-components/order';
import { rowsOf } from '@vermilion/mall-data/format';
import { reorderItems, toShopOrder, toUnpaid } from '@vermilion/mall-data/order';
import { useMemo } from 'react';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { unpaidOrderContext } from '../../order/order-context';
import type { OrderContext } from '../../order/use-order-commands';
import { listState } from '../../shared/list-state';
import { paidQuery, unpaidQuery } from './loader';
import { listsUnpaid, typeOfTab } from './tab-lists';

interface Orders {
  list: OrderListItem[];
  known: Map<string, OrderContext>;
}

/** The orders of a tab: first unpaid ones, which are master orders, then the others, of one shop each. */
export function useOrders(tab: OrderTab, page: number) {
  const mall = useMallFormat();
  const app = useApp();
  const hasUnpaid = listsUnpaid(tab);
  const hasPaid = typeOfTab(tab) !== undefined;
  const unpaid = useQuery({ ...unpaidQuery(app, page), enabled: hasUnpaid });
  const paid = useQuery({ ...paidQuery(app, tab, page), enabled: hasPaid });
  const requested = [...(hasUnpaid ? [unpaid] : []), ...(hasPaid ? [paid] : [])];
  const orders = useMemo<Orders>(() => {
    const waiting = hasUnpaid ? (unpaid.data?.list ?? []) : [];
    const rows = hasPaid ? (paid.data?.list ?? []) : [];
    return {
      list: [...rowsOf(waiting, toUnpaid(mall)), ...rowsOf(rows, toShopOrder(mall))],
      known: new Map([
        ...rowsOf(waiting, (order) => [order.orderNo, unpaidOrderContext(order)] as const),
        ...rowsOf(
          rows,
          (row) => [row.orderNo, { payType: '', items: reorderItems(row.orderInfoList) }] as const,
        ),
      ]),
    };
  }, [mall, hasUnpaid, hasPaid, unpaid.data, paid.data]);
  const pages = Math.max(0, ...requested.map(({ data }) => data?.pages ?? 0));
  const data = requested.every((query) => query.data) ? { pages } : undefined;
  const isError = requested.some((query) => query.isError);
  return {
    ...orders,
    pages,
    state: listState({ data, isError }, page),
    retry: () => requested.forEach((query) => void query.refetch()),
  } as const;
}
