import { Heading } from '@vermilion/design-system/heading';
import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import type { ReactNode, Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Arrival } from '../delivery/arrival-types';
import type { PlainMessage } from '../internal/plain-message';
import { useMoney } from '../settings';
import type { DeliveryMethod } from './delivery-types';
import { messages } from './messages';
import { OrderHeadline } from './order-headline';
import { OrderStatusBadge, statusLookOf } from './order-status-badge';
import * as styles from './order-status-header.css';
import { PayTimeLeft } from './pay-time-left';
import type { OrderState } from './state-types';

export interface OrderStatusHeaderProps {
  /** Determines heading and description. */
  state: OrderState;
  /** Number of the order, or of the master order while it is unpaid; part of the heading's accessible name. */
  orderNo: string;
  /** Id of the order's name, to label other elements with. */
  orderNameId?: string;
  /** Ref of the heading, e.g. to focus it. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** When an unpaid order is cancelled automatically. */
  payUntil?: Date;
  /** When the order was paid. */
  paidAt?: Date;
  /** Amount to be collected by the courier, in minor units. */
  collectMinor?: number;
  /** With `virtual` the descriptions do not speak of a parcel. Absent until the shop has chosen it. */
  deliveryMethod?: DeliveryMethod;
  /** When it was promised to arrive; of an order to ship or on its way it is the heading. */
  arrival?: Arrival;
  /** When it was received; the heading of an order that is. */
  receivedAt?: Date;
  /** The payment of an unpaid order is being confirmed. */
  paymentProcessing?: boolean;
  /** The action bar of the order. */
  actions?: ReactNode;
}

const collectDetail = { toShip: messages.collectToShip, toReceive: messages.collectToReceive };

const virtualDetail: Partial<Record<OrderState, PlainMessage>> = {
  toShip: messages.virtualToShip,
  toReceive: messages.virtualToReceive,
};

/** When an order arrives, else its state; description and actions. */
export function OrderStatusHeader(props: OrderStatusHeaderProps) {
  const { state, orderNo, orderNameId, headingRef, payUntil, collectMinor, actions } = props;
  const money = useMoney();
  const looks = statusLookOf(state, props.paymentProcessing);
  const isVirtual = props.deliveryMethod === 'virtual';
  const isOpen = state === 'toShip' || state === 'toReceive';
  const lateDetail = isOpen && props.arrival?.late && messages.lateDetail;
  const cancelledPaid = state === 'cancelled' && props.paidAt && messages.cancelledPaidDetail;
  return (
    <header data-component="order-status-header" className={styles.header}>
      <div className={styles.text}>
        <span className={styles.badges}>
          <OrderStatusBadge state={state} paymentProcessing={props.paymentProcessing} />
        </span>
        <Heading level={1} ref={headingRef} tabIndex={-1}>
          <OrderHeadline order={{ ...props, isPaymentProcessing: props.paymentProcessing }} />{' '}
          <VisuallyHidden id={orderNameId}>
            <FormattedMessage {...messages.orderNo} /> {orderNo}
          </VisuallyHidden>
        </Heading>
        <p className={styles.detail}>
          {collectMinor !== undefined && isOpen ? (
            <FormattedMessage {...collectDetail[state]} values={{ amount: money(collectMinor) }} />
          ) : (
            <FormattedMessage
              {...(cancelledPaid ||
                lateDetail ||
                (isVirtual && virtualDetail[state]) ||
                looks.detail)}
            />
          )}
        </p>
        {state === 'unpaid' && payUntil && <PayTimeLeft until={payUntil} />}
      </div>
      {actions}
    </header>
  );
}
