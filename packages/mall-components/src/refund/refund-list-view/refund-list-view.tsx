import { Button } from '@vermilion/design-system/button';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { Heading } from '@vermilion/design-system/heading';
import { LinkBase } from '@vermilion/design-system/link';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Drawing } from '../../drawing';
import type { LoadState } from '../../goods';
import { FailedState } from '../../internal/failed-state';
import { OrderListSkeleton } from '../../order/order-list-view/order-list-skeleton';
import * as styles from '../../order/order-list-view/order-list-view.css';
import { messages } from '../messages';
import type { RefundListItem } from '../types';
import { RefundCard } from './refund-card';

export interface RefundListViewProps {
  refunds: readonly RefundListItem[];
  state?: LoadState;
  onRetry?: () => void;
  /** Link of the empty state. */
  ordersHref: string;
  /** The pagination of the list. */
  pagination?: ReactNode;
}

/** The shopper's refunds, newest first, in every state of the list. */
export const RefundListView = (props: RefundListViewProps) => (
  <section data-component="refund-list-view" className={styles.view}>
    <Heading level={1}>
      <FormattedMessage {...messages.title} />
    </Heading>
    <div className={styles.panel}>
      <RefundList {...props} />
      {props.pagination}
    </div>
  </section>
);

function RefundList({ refunds, state = 'ready', onRetry, ordersHref }: RefundListViewProps) {
  if (state === 'loading') return <OrderListSkeleton />;
  if (state === 'failed')
    return (
      <FailedState onRetry={onRetry}>
        <FormattedMessage {...messages.failed} />
      </FailedState>
    );
  if (refunds.length === 0)
    return (
      <EmptyState
        illustration={<Drawing name="parcel" />}
        action={
          <Button asChild variant="secondary">
            <LinkBase href={ordersHref}>
              <FormattedMessage {...messages.viewOrders} />
            </LinkBase>
          </Button>
        }
      >
        <FormattedMessage {...messages.empty} />
      </EmptyState>
    );
  return (
    <ul className={styles.list}>
      {refunds.map((refund) => (
        <li key={refund.refundNo}>
          <RefundCard refund={refund} />
        </li>
      ))}
    </ul>
  );
}
