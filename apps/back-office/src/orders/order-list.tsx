import { useQuery } from '@tanstack/react-query';
import type { OperatorOrder, OperatorOrderState } from '@vermilion/api-client/operator';
import { Button } from '@vermilion/design-system/button';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useScope, useSession } from '../session/session-context';
import { Failure } from '../shared/failure';
import { ListTable } from '../shared/list-table';
import { Pager } from '../shared/pager';
import { useClients } from '../wire/clients-context';
import { canShip } from './can-ship';
import { messages } from './messages';
import { orderColumns } from './order-columns';
import { OrdersCsv } from './orders-csv';
import { ordersQuery } from './queries';
import { ShipDialog } from './ship-dialog';

export interface OrderListProps {
  page: number;
  state: OperatorOrderState | undefined;
}

/** One page of the orders, each a link, with a button where it waits to be shipped. */
export function OrderList({ page, state }: OrderListProps) {
  const intl = useIntl();
  const { session } = useSession();
  const mayShip = useScope('orders:ship');
  const [shipping, setShipping] = useState<OperatorOrder>();
  const orders = useQuery(ordersQuery(useClients(), { page, state }));
  const ship = (order: OperatorOrder) =>
    canShip(order) && (
      <Button
        size="sm"
        aria-label={intl.formatMessage(messages.shipTitle, { number: order.orderNo })}
        onClick={() => setShipping(order)}
      >
        <FormattedMessage {...messages.ship} />
      </Button>
    );
  const total = orders.data?.total ?? 0;
  return (
    <>
      <ListTable
        name="orders"
        caption={intl.formatMessage(messages.title)}
        captionHidden
        columns={[
          ...orderColumns(intl, session.shopId === null),
          ...(mayShip
            ? [
                {
                  id: 'ship',
                  header: intl.formatMessage(messages.ship),
                  kind: 'action' as const,
                  cell: ship,
                },
              ]
            : []),
        ]}
        rows={orders.data?.list ?? []}
        rowKey={({ orderNo }) => orderNo}
        rowHref={({ orderNo }) => `/orders/${encodeURIComponent(orderNo)}`}
        density="dense"
        pending={orders.isPending || orders.isPlaceholderData}
        pendingLabel={intl.formatMessage(messages.loading)}
        failed={
          orders.isError ? (
            <Failure error={orders.error} onRetry={() => void orders.refetch()} />
          ) : undefined
        }
        empty={
          <EmptyState>
            <FormattedMessage {...(state ? messages.none : messages.noneYet)} />
          </EmptyState>
        }
        announcement={orders.data && intl.formatMessage(messages.count, { count: total })}
      />
      <Pager page={page} pageCount={orders.data?.pages ?? 1} />
      <OrdersCsv state={state} />
      {shipping && <ShipDialog order={shipping} onClose={() => setShipping(undefined)} />}
    </>
  );
}
