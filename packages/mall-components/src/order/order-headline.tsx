import { FormattedMessage, useIntl } from 'react-intl';
import { formatDays } from '../delivery/format-days';
import type { OrderDetail } from './detail-types';
import { headlineMessages as messages } from './headline-messages';
import { statusLookOf } from './order-status-badge';

export interface OrderHeadlineProps {
  /** The order; only these fields of it are used. */
  order: Pick<
    OrderDetail,
    'state' | 'arrival' | 'receivedAt' | 'deliveryMethod' | 'isPaymentProcessing'
  >;
}

/** What matters most of an order: when it arrives or has arrived, else its state. */
export function OrderHeadline({ order }: OrderHeadlineProps) {
  const intl = useIntl();
  const { state, arrival, receivedAt } = order;
  if ((state === 'toShip' || state === 'toReceive') && arrival) {
    const { from, until, late } = arrival;
    if (late)
      return (
        <FormattedMessage {...messages.late} values={{ day: formatDays(intl, until, until) }} />
      );
    return (
      <FormattedMessage {...messages[state]} values={{ dates: formatDays(intl, from, until) }} />
    );
  }
  const isReceived = state === 'toReview' || state === 'completed';
  if (isReceived && receivedAt && order.deliveryMethod !== 'virtual')
    return (
      <FormattedMessage
        {...messages.delivered}
        values={{ day: intl.formatDate(receivedAt, { dateStyle: 'medium' }) }}
      />
    );
  return <FormattedMessage {...statusLookOf(state, order.isPaymentProcessing).name} />;
}
