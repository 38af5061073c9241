import { Button } from '@vermilion/design-system/button';
import { Heading } from '@vermilion/design-system/heading';
import { LinkBase } from '@vermilion/design-system/link';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LoadState } from '../../goods';
import { ListStates } from '../../internal/list-states';
import { OrderListSkeleton } from '../../order/order-list-view/order-list-skeleton';
import * as styles from '../../order/order-list-view/order-list-view.css';
import { messages } from '../messages';
import type { RefundListItem } from '../types';
import { RefundCard } from './refund-card';

export interface RefundListProps {
  /** Newest first. */
  refunds: readonly RefundListItem[];
  state?: LoadState;
  onRetry?: () => void;
  /** Link of the empty state. */
  ordersHref: string;
}

export interface RefundListViewProps extends RefundListProps {
  /** The pagination of the list. */
  pagination?: ReactNode;
}

/** The shopper's refunds, newest first, with the loading, failed and empty states. */
export const RefundListView = (props: RefundListViewProps) => (
  <section data-component="refund-list-view" className={styles.panel}>
    <Heading level={1}>
      <FormattedMessage {...messages.title} />
    </Heading>
    <RefundList {...props} />
    {props.pagination}
  </section>
);

/** The cards, or the loading, failed or empty state. */
export function RefundList({ refunds, state, onRetry, ordersHref }: RefundListProps) {
  const toGo = (
    <Button asChild variant="secondary">
      <LinkBase href={ordersHref}>
        <FormattedMessage {...messages.viewOrders} />
      </LinkBase>
    </Button>
  );
  return (
    <ListStates
      {...{ state, onRetry }}
      skeleton={<OrderListSkeleton />}
      failed={messages.failed}
      empty={
        refunds.length === 0 ? { text: messages.empty, drawing: 'parcel', action: toGo } : undefined
      }
    >
      <ul className={styles.list}>
        {refunds.map((refund) => (
          <li key={refund.refundNo}>
            <RefundCard refund={refund} />
          </li>
        ))}
      </ul>
    </ListStates>
  );
}
