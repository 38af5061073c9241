import { queryOptions, useQuery } from '@tanstack/react-query';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { Text } from '@vermilion/design-system/text';
import { FormattedMessage } from 'react-intl';
import { canShip } from '../orders/can-ship';
import { Loaded } from '../shared/loaded';
import * as print from '../shared/print.css';
import type { Clients } from '../wire/clients';
import { useClients } from '../wire/clients-context';
import { messages } from './messages';
import { Slip } from './slip';

const MOST = 100;

/** One order, or all that wait to be shipped. */
const slipsQuery = ({ operator }: Pick<Clients, 'operator'>, orderNo: string | null) =>
  queryOptions({
    queryKey: ['work', 'orders', 'slips', orderNo],
    queryFn: async ({ signal }) => {
      if (orderNo)
        return { orders: [await operator.operatorOrder({ orderNo }, { signal })], more: 0 };
      const query = { state: 'toShip', page: 1, limit: MOST } as const;
      const { list, total } = await operator.operatorOrders(query, { signal });
      return { orders: list.filter(canShip), more: Math.max(0, total - MOST) };
    },
  });

/** Slips to print: of an order, or of all that wait to be shipped. */
export function SlipList({ orderNo }: { orderNo: string | null }) {
  return (
    <Loaded query={useQuery(slipsQuery(useClients(), orderNo))}>
      {({ orders, more }) => (
        <>
          {more > 0 && (
            <Text color="muted" className={print.screenOnly}>
              <FormattedMessage {...messages.more} values={{ count: more }} />
            </Text>
          )}
          {orders.length === 0 && (
            <EmptyState>
              <FormattedMessage {...messages.none} />
            </EmptyState>
          )}
          {orders.map((order) => (
            <Slip key={order.orderNo} order={order} />
          ))}
        </>
      )}
    </Loaded>
  );
}
