'use client';
import { Heading } from '@vermilion/design-system/heading';
import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import { type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Copyable } from '../../internal/copyable';
import { FailedState } from '../../internal/failed-state';
import type { ActionResult } from '../../internal/use-pending';
import { deliveryMessages } from '../delivery-messages';
import type { OrderDetail } from '../detail-types';
import { LogisticsTimeline } from '../logistics-timeline';
import { messages } from '../messages';
import { OrderActionBar, type OrderCommands } from '../order-action-bar/order-action-bar';
import { OrderFacts } from '../order-facts';
import { OrderHelp } from '../order-help';
import type { ReceiptIssuer } from '../order-receipt/order-receipt';
import { PrintedReceipt } from '../order-receipt/printed-receipt';
import { ReceiptActions } from '../order-receipt/receipt-actions';
import { OrderStatusHeader } from '../order-status-header';
import { OrderSteps } from '../order-steps';
import { messages as notes } from '../payment-note-messages';
import { PaymentNotes } from '../payment-notes';
import { Recipient } from '../recipient';
import { RefundNotice } from '../refund-notice';
import { OrderDetailGoods } from './order-detail-goods';
import { OrderDetailSkeleton } from './order-detail-skeleton';
import * as styles from './order-detail-view.css';
import { OrderSums } from './order-sums';
import { Section } from './section';
import { useChangedOrder } from './use-changed-order';

export type OrderDetailViewProps =
  | {
      /** Whether the order is loading (a skeleton), could not be loaded (a message), or is shown. */
      state: 'loading';
    }
  | { state: 'failed'; onRetry: () => void }
  | ReadyProps;

/** Receipt options of a paid order. */
export interface OrderReceiptOf {
  /** The issuing mall; without it there is no receipt to print. */
  issuer?: ReceiptIssuer;
  /** Saves the receipt as a file. */
  onDownloadReceipt?: (orderNo: string) => ActionResult;
}

interface ReadyProps extends OrderReceiptOf {
  state?: 'ready';
  /** The order that is shown; its state determines the actions. */
  order: OrderDetail;
  /**
   * Callbacks of the actions; they receive the number of the master order while it is unpaid. Without them
   * the order is read-only.
   */
  commands?: OrderCommands;
  /** URL of the page about delivery and returns; without it there are no links to help. */
  helpHref?: string;
}

/** The page of an order. */
export function OrderDetailView(props: OrderDetailViewProps) {
  if (props.state === 'loading') return <OrderDetailSkeleton />;
  if (props.state === 'failed')
    return (
      <FailedState size="lg" onRetry={props.onRetry}>
        <FormattedMessage {...messages.detailFailed} />
      </FailedState>
    );
  return <ReadyOrder {...props} />;
}

const noCommands: OrderCommands = {};

function ReadyOrder({ issuer, onDownloadReceipt: download, ...props }: ReadyProps) {
  const { order } = props;
  if (!issuer || !order.paidAt) return <OrderOnScreen {...props} />;
  const actions = (
    <ReceiptActions {...(download && { onDownload: () => download(order.orderNo) })} />
  );
  return (
    <PrintedReceipt order={order} issuer={issuer}>
      <OrderOnScreen {...props} receiptActions={actions} />
    </PrintedReceipt>
  );
}

interface OnScreenProps extends Omit<ReadyProps, keyof OrderReceiptOf> {
  receiptActions?: ReactNode;
}

function OrderOnScreen(props: OnScreenProps) {
  const { order, commands = noCommands, helpHref, receiptActions } = props;
  const orderNameId = useId();
  const trackingId = useId();
  const { formatMessage } = useIntl();
  const changed = useChangedOrder(order.state, commands);
  return (
    <div data-component="order-detail-view" className={styles.view}>
      <div className={styles.main}>
        <div className={styles.status}>
          <OrderStatusHeader
            state={order.state}
            orderNo={order.orderNo}
            orderNameId={orderNameId}
            headingRef={changed.heading}
            payUntil={order.payUntil}
            paidAt={order.paidAt}
            collectMinor={order.collectMinor}
            deliveryMethod={order.deliveryMethod}
            arrival={order.arrival}
            receivedAt={order.receivedAt}
            paymentProcessing={order.isPaymentProcessing}
          />
          <OrderSteps state={order.state} onDelivery={order.isPaidOnDelivery} />
          {order.refund && <RefundNotice refund={order.refund} />}
          {order.logistics && (
            <section id="logistics" aria-labelledby={trackingId} className={styles.tracking}>
              <VisuallyHidden>
                <Heading id={trackingId} level={2}>
                  <FormattedMessage {...deliveryMessages.logistics} />
                </Heading>
              </VisuallyHidden>
              <LogisticsTimeline logistics={order.logistics} />
            </section>
          )}
          <div className={styles.actions}>
            {helpHref && <OrderHelp shops={order.shops} helpHref={helpHref} />}
            <OrderActionBar
              size="md"
              order={order}
              commands={changed.commands}
              reviewHref={order.reviewHref}
              refundHref={order.refundHref}
              orderNameId={orderNameId}
            />
          </div>
        </div>
        {order.deliveredText && (
          <Section title={deliveryMessages.delivered}>
            <Copyable
              text={order.deliveredText}
              label={formatMessage(deliveryMessages.delivered)}
            />
          </Section>
        )}
        <OrderDetailGoods order={order} />
      </div>
      <div className={styles.aside}>
        <Section title={messages.summary}>
          <OrderSums order={order} />
        </Section>
        <Section title={messages.facts}>
          <OrderFacts order={order} />
          {receiptActions}
        </Section>
        {order.paymentNotes && order.paymentNotes.length > 0 && (
          <Section title={notes.title}>
            <PaymentNotes notes={order.paymentNotes} />
          </Section>
        )}
      </div>
      {order.recipient.address && (
        <Section title={messages.recipient}>
          <Recipient recipient={order.recipient} />
        </Section>
      )}
    </div>
  );
}
