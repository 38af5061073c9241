import { Button } from '@vermilion/design-system/button';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { Heading } from '@vermilion/design-system/heading';
import { LinkBase } from '@vermilion/design-system/link';
import { FormattedMessage } from 'react-intl';
import { Drawing } from '../../drawing';
import { FailedState } from '../../internal/failed-state';
import type { PlainMessage } from '../../internal/plain-message';
import { OrderDetailSkeleton } from '../../order/order-detail-view/order-detail-skeleton';
import { messages } from '../messages';
import type { RefundObstacle } from '../types';
import { RefundForm, type RefundFormProps } from './refund-form';
import * as styles from './refund-form.css';

export type RefundFormViewProps =
  | {
      /** `closed`: nothing of the order can be refunded at the moment. */
      state: 'loading';
    }
  | { state: 'failed'; onRetry: () => void }
  | {
      state: 'closed';
      /** Why nothing can be refunded. */
      obstacle: RefundObstacle;
      /** URL of the order. */
      orderHref: string;
    }
  | ({ state?: 'ready' } & RefundFormProps);

/** The page of an application for a refund. */
export function RefundFormView(props: RefundFormViewProps) {
  return (
    <section data-component="refund-form-view" className={styles.form}>
      <Heading level={1}>
        <FormattedMessage {...messages.applyTitle} />
      </Heading>
      <Content {...props} />
    </section>
  );
}

function Content(props: RefundFormViewProps) {
  if (props.state === 'loading') return <OrderDetailSkeleton />;
  if (props.state === 'failed')
    return (
      <FailedState onRetry={props.onRetry}>
        <FormattedMessage {...messages.formFailed} />
      </FailedState>
    );
  if (props.state === 'closed') return <Closed {...props} />;
  return <RefundForm {...props} />;
}

const obstacles: Record<RefundObstacle, PlainMessage> = {
  unpaid: messages.closedUnpaid,
  inProgress: messages.closedInProgress,
  refunded: messages.closedRefunded,
  tooLate: messages.closedTooLate,
};

const Closed = ({ obstacle, orderHref }: { obstacle: RefundObstacle; orderHref: string }) => (
  <EmptyState
    illustration={<Drawing name="parcel" />}
    action={
      <Button asChild variant="secondary">
        <LinkBase href={orderHref}>
          <FormattedMessage {...messages.backToOrder} />
        </LinkBase>
      </Button>
    }
  >
    <FormattedMessage {...obstacles[obstacle]} />
  </EmptyState>
);
