import { StatusBadge, type StatusLook } from '../internal/status-badge';
import { messages } from './messages';
import { messages as notes } from './payment-note-messages';
import type { OrderRefund } from './refund-types';
import type { OrderState } from './state-types';

/** Label, description and badge tone of each state. */
export const statusLooks: Record<OrderState, StatusLook> = {
  unpaid: { name: messages.toPay, detail: messages.unpaidDetail, tone: 'caution' },
  toShip: { name: messages.toShip, detail: messages.toShipDetail, tone: 'info' },
  toReceive: { name: messages.toReceive, detail: messages.toReceiveDetail, tone: 'info' },
  toReview: { name: messages.toReview, detail: messages.toReviewDetail, tone: 'positive' },
  completed: { name: messages.completed, detail: messages.completedDetail, tone: 'positive' },
  cancelled: { name: messages.cancelled, detail: messages.cancelledDetail, tone: 'neutral' },
};

const confirming: StatusLook = {
  name: notes.confirming,
  detail: notes.confirmingDetail,
  tone: 'info',
};

/** The look of an order, which differs while its payment is being confirmed. */
export const statusLookOf = (state: OrderState, paymentProcessing = false): StatusLook =>
  state === 'unpaid' && paymentProcessing ? confirming : statusLooks[state];

export interface OrderStatusBadgeProps {
  /** Determines name and colour. */
  state: OrderState;
  /** It is paid on delivery, and not yet handed over. */
  onDelivery?: boolean;
  /** Its refund, open or complete. */
  refund?: OrderRefund;
  /** Its payment is being confirmed. */
  paymentProcessing?: boolean;
}

/** The state of an order as a badge. */
export const OrderStatusBadge = ({
  state,
  onDelivery,
  refund,
  paymentProcessing,
}: OrderStatusBadgeProps) => (
  <>
    {onDelivery && <StatusBadge name={messages.onDelivery} tone="caution" />}
    {refund && (
      <StatusBadge
        name={messages.refunds}
        tone={refund.stage === 'refunded' ? 'positive' : 'info'}
      />
    )}
    <StatusBadge {...statusLookOf(state, paymentProcessing)} />
  </>
);
