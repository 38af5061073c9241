'use client';
import { Alert } from '@vermilion/design-system/alert';
import { Heading } from '@vermilion/design-system/heading';
import { Steps } from '@vermilion/design-system/steps';
import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FailedState } from '../../internal/failed-state';
import { langOf } from '../../internal/lang-of';
import { onFocusLost } from '../../internal/on-focus-lost';
import type { ActionResult } from '../../internal/use-pending';
import { ShopTitle } from '../../order/order-card/shop-title';
import * as layout from '../../order/order-detail-view/order-detail-view.css';
import { OrderDetailSkeleton } from '../../order/order-detail-view/order-detail-skeleton';
import { Section } from '../../order/order-detail-view/section';
import { OrderLines } from '../../order/order-lines';
import * as header from '../../order/order-status-header.css';
import { Price } from '../../settings';
import { messages } from '../messages';
import { refundLooks } from '../refund-status';
import type { RefundDetail, RefundState } from '../types';
import { RefundActions } from './refund-actions';
import * as styles from './refund-detail-view.css';
import { RefundFacts } from './refund-facts';

export type RefundDetailViewProps =
  | { state: 'loading' }
  | { state: 'failed'; onRetry: () => void }
  | {
      state?: 'ready';
      refund: RefundDetail;
      /** The dialog stays open when the promise is rejected. */
      onWithdraw: (refundNo: string) => ActionResult;
    };

/** A refund in full. */
export function RefundDetailView(props: RefundDetailViewProps) {
  if (props.state === 'loading') return <OrderDetailSkeleton />;
  if (props.state === 'failed')
    return (
      <FailedState size="lg" onRetry={props.onRetry}>
        <FormattedMessage {...messages.detailFailed} />
      </FailedState>
    );
  return <ReadyRefund {...props} />;
}

/** Index of the current step; a refund that ended without money has none. */
const stepOf: Partial<Record<RefundState, number>> = { applied: 1, refunding: 2, refunded: 4 };
const stepLabels = [
  messages.stepApplied,
  messages.stepReviewed,
  messages.stepRefunding,
  messages.refunded,
];

function ReadyRefund(props: Extract<RefundDetailViewProps, { refund: RefundDetail }>) {
  const { refund, onWithdraw } = props;
  const { formatMessage } = useIntl();
  const heading = useFocusAfterChange(refund.state);
  const looks = refundLooks[refund.state];
  const step = stepOf[refund.state];
  return (
    <div data-component="refund-detail-view" className={layout.view}>
      <div className={layout.status}>
        <header className={header.header}>
          <div className={header.text}>
            <Heading level={1} ref={heading} tabIndex={-1}>
              <FormattedMessage {...looks.name} />{' '}
              <VisuallyHidden>
                <FormattedMessage {...messages.refundNo} /> {refund.refundNo}
              </VisuallyHidden>
            </Heading>
            <p className={header.detail}>
              <FormattedMessage {...looks.detail} />
            </p>
          </div>
          <RefundActions refund={refund} onWithdraw={onWithdraw} />
        </header>
        {step !== undefined && (
          <Steps
            label={formatMessage(messages.steps)}
            doneLabel={formatMessage(messages.stepDone)}
            current={step}
            steps={stepLabels.map((label) => ({ label: <FormattedMessage {...label} /> }))}
          />
        )}
        {refund.state === 'refused' && refund.refusal && (
          <Alert tone="critical" title={<FormattedMessage {...messages.refusal} />}>
            <span lang={langOf(refund.refusal)}>{refund.refusal}</span>
          </Alert>
        )}
      </div>
      <Section title={messages.facts}>
        <RefundFacts refund={refund} />
      </Section>
      <Section title={messages.goodsTitle}>
        <div>
          <ShopTitle shop={refund.shop} />
          <OrderLines lines={refund.lines} />
        </div>
        <p className={styles.total}>
          <span className={styles.quiet}>
            <FormattedMessage {...messages.pieces} values={{ count: refund.quantity }} />
          </span>
          <FormattedMessage {...messages.amount} />
          <Price minor={refund.amountMinor} size="xl" />
        </p>
      </Section>
    </div>
  );
}

/** The heading gets the focus when the state has changed and the focused button is gone. */
function useFocusAfterChange(state: RefundState) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [before] = useState(state);
  useEffect(() => {
    if (before === state) return;
    return onFocusLost(() => heading.current?.focus());
  }, [before, state]);
  return heading;
}
