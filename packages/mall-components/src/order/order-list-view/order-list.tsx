import { Button } from '@vermilion/design-system/button';
import { LinkBase } from '@vermilion/design-system/link';
import { FormattedMessage } from 'react-intl';
import type { LoadState } from '../../goods';
import { ListStates } from '../../internal/list-states';
import type { PlainMessage } from '../../internal/plain-message';
import type { OrderListItem } from '../list-types';
import { messages } from '../messages';
import type { OrderCommands } from '../order-action-bar/order-action-bar';
import { OrderCard } from '../order-card/order-card';
import type { OrderTab } from '../state-types';
import { OrderListSkeleton } from './order-list-skeleton';
import * as styles from './order-list-view.css';

export interface OrderListProps {
  tab: Exclude<OrderTab, 'refunds'>;
  /** The orders of the open tab, in display order. */
  orders: readonly OrderListItem[];
  state?: LoadState;
  onRetry?: () => void;
  /** Callbacks of the cards; unpaid orders pass the number of the master order. */
  commands: OrderCommands;
  /** Link of the empty state. */
  homeHref: string;
}

const emptyTexts: Record<OrderListProps['tab'], PlainMessage> = {
  all: messages.emptyAll,
  toPay: messages.emptyToPay,
  toShip: messages.emptyToShip,
  toReceive: messages.emptyToReceive,
  toReview: messages.emptyToReview,
  completed: messages.emptyCompleted,
  cancelled: messages.emptyCancelled,
};

/** The cards, or the loading, failed or empty state. */
export function OrderList(props: OrderListProps) {
  const { tab, orders, state, onRetry, commands, homeHref } = props;
  const toGo = (
    <Button asChild variant="secondary">
      <LinkBase href={homeHref}>
        <FormattedMessage {...messages.goShopping} />
      </LinkBase>
    </Button>
  );
  return (
    <ListStates
      {...{ state, onRetry }}
      skeleton={<OrderListSkeleton />}
      failed={messages.failed}
      empty={
        orders.length === 0 ? { text: emptyTexts[tab], drawing: 'parcel', action: toGo } : undefined
      }
    >
      <ul className={styles.list}>
        {orders.map((order) => (
          <li key={order.orderNo}>
            <OrderCard order={order} commands={commands} />
          </li>
        ))}
      </ul>
    </ListStates>
  );
}
