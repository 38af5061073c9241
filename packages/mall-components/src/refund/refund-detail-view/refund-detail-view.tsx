'use client';
import { Alert } from '@vermilion/design-system/alert';
import { Heading } from '@vermilion/design-system/heading';
import { Steps } from '@vermilion/design-system/steps';
import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FailedState } from '../../internal/failed-state';
import { writtenText } from '../../internal/lang-of';
import { onFocusLost } from '../../internal/on-focus-lost';
import type { PlainMessage } from '../../internal/plain-message';
import type { ActionResult } from '../../internal/use-pending';
import { ShopTitle } from '../../order/order-card/shop-title';
import { OrderDetailSkeleton } from '../../order/order-detail-view/order-detail-skeleton';
import * as layout from '../../order/order-detail-view/order-detail-view.css';
import { Section } from '../../order/order-detail-view/section';
import { OrderLines } from '../../order/order-lines';
import * as header from '../../order/order-status-header.css';
import { Price } from '../../settings';
import { messages } from '../messages';
import { refundLooks } from '../refund-status';
import type { RefundDetail, RefundState, ReturnParcel } from '../types';
import { RefundActions } from './refund-actions';
import * as styles from './refund-detail-view.css';
import { RefundFacts } from './refund-facts';
import { ReturnGoods } from './return-goods';

export type RefundDetailViewProps =
  | {
      /** Whether the refund is loading (a skeleton), could not be loaded (a message), or is shown. */
      state: 'loading';
    }
  | { state: 'failed'; onRetry: () => void }
  | {
      state?: 'ready';
      /** The refund that is shown; its state determines the actions. */
      refund: RefundDetail;
      /** The dialog stays open when the promise is rejected. */
      onWithdraw: (refundNo: string) => ActionResult;
      /** Saves the return parcel. The message of a `ShopperError` is shown; the input is kept. */
      onSendBack: (refundNo: string, parcel: ReturnParcel) => ActionResult;
    };

/** The page of a refund. */
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

/**
 * Steps in order, with the states in which each is current. `stepReturn` only applies when goods are sent
 * back.
 */
const way = [
  { label: messages.stepApplied, states: [] },
  { label: messages.stepReviewed, states: ['applied'] },
  { label: messages.stepReturn, states: ['toReturn', 'returning'] },
  { label: messages.stepRefunding, states: ['refunding'] },
  { label: messages.refunded, states: [] },
] satisfies { label: PlainMessage; states: RefundState[] }[];

/** The steps of a refund and the current one, -1 for a refund that ended without payment. */
function stepsOf({ state, goodsReturn }: RefundDetail) {
  const steps = way.filter(({ label }) => goodsReturn || label !== messages.stepReturn);
  const found = steps.findIndex(({ states }: { states: RefundState[] }) => states.includes(state));
  const current = state === 'refunded' ? steps.length : found;
  return { labels: steps.map(({ label }) => label), current };
}

const byShop: Partial<Record<RefundState, PlainMessage>> = {
  returning: messages.returningByShop,
  refunding: messages.refundingByShop,
  refunded: messages.refundedByShop,
};

const detailOf = ({ state, paidByShop }: RefundDetail): PlainMessage =>
  (paidByShop && byShop[state]) || refundLooks[state].detail;

function ReadyRefund(props: Extract<RefundDetailViewProps, { refund: RefundDetail }>) {
  const { refund, onWithdraw, onSendBack } = props;
  const { formatMessage } = useIntl();
  const heading = useFocusAfterChange(refund.state);
  const looks = refundLooks[refund.state];
  const steps = stepsOf(refund);
  const isSending = refund.state === 'toReturn' || refund.state === 'returning';
  return (
    <div data-component="refund-detail-view" className={layout.view}>
      <div className={layout.main}>
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
                <FormattedMessage {...detailOf(refund)} />
              </p>
            </div>
            <RefundActions refund={refund} onWithdraw={onWithdraw} />
          </header>
          {steps.current >= 0 && (
            <Steps
              label={formatMessage(messages.steps)}
              doneLabel={formatMessage(messages.stepDone)}
              current={steps.current}
              steps={steps.labels.map((label) => ({ label: <FormattedMessage {...label} /> }))}
            />
          )}
          {refund.state === 'refused' && refund.refusal && (
            <Alert tone="critical" title={<FormattedMessage {...messages.refusal} />}>
              <span {...writtenText(refund.refusal)}>{refund.refusal}</span>
            </Alert>
          )}
        </div>
        {refund.goodsReturn && (
          <ReturnGoods
            goodsReturn={refund.goodsReturn}
            onSend={isSending ? (parcel) => onSendBack(refund.refundNo, parcel) : undefined}
          />
        )}
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
      <div className={layout.aside}>
        <Section title={messages.facts}>
          <RefundFacts refund={refund} />
        </Section>
      </div>
    </div>
  );
}

/** Focuses the heading when the state has changed and the focused button has been removed. */
function useFocusAfterChange(state: RefundState) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [before] = useState(state);
  useEffect(() => {
    if (before === state) return;
    return onFocusLost(() => heading.current?.focus());
  }, [before, state]);
  return heading;
}
