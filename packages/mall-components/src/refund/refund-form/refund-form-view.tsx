import { Heading } from '@vermilion/design-system/heading';
import { FormattedMessage } from 'react-intl';
import { FailedState } from '../../internal/failed-state';
import { OrderDetailSkeleton } from '../../order/order-detail-view/order-detail-skeleton';
import { messages } from '../messages';
import { RefundForm, type RefundFormProps } from './refund-form';
import * as styles from './refund-form.css';

export type RefundFormViewProps =
  | { state: 'loading' }
  | { state: 'failed'; onRetry: () => void }
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
  return <RefundForm {...props} />;
}
