import type { DescriptionItem } from '@vermilion/design-system/description-list';
import { DescriptionList } from '@vermilion/design-system/description-list';
import { FormattedMessage, useIntl } from 'react-intl';
import { Copyable } from '../internal/copyable';
import { formatEnd } from '../internal/format-limit';
import { writtenText } from '../internal/lang-of';
import { messages as notes } from './completion-messages';
import { DateTime } from './date-time';
import { deliveryMessages } from './delivery-messages';
import { deliveryNames } from './delivery-names';
import type { OrderDetail } from './detail-types';
import { messages } from './messages';

export interface OrderFactsProps {
  /** The order; only these fields of it are used. */
  order: Pick<
    OrderDetail,
    | 'orderNo'
    | 'state'
    | 'createdAt'
    | 'paidAt'
    | 'paymentMethod'
    | 'deliveryMethod'
    | 'note'
    | 'points'
    | 'refund'
    | 'refundHref'
    | 'refundUntil'
  >;
}

/** Number, dates, payment method and message of an order. */
export function OrderFacts({ order }: OrderFactsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const orderNo = formatMessage(messages.orderNo);
  const items: DescriptionItem[] = [
    { term: orderNo, description: <Copyable text={order.orderNo} label={orderNo} /> },
    {
      term: formatMessage(messages.createTime),
      description: <DateTime value={order.createdAt} />,
    },
  ];
  if (order.paidAt || order.state === 'unpaid')
    items.push({
      term: formatMessage(messages.payTime),
      description: order.paidAt ? (
        <DateTime value={order.paidAt} />
      ) : (
        formatMessage(messages.unpaid)
      ),
    });
  if (order.paymentMethod)
    items.push({ term: formatMessage(messages.paymentMethod), description: order.paymentMethod });
  if (order.deliveryMethod)
    items.push({
      term: formatMessage(deliveryMessages.deliveryMethod),
      description: formatMessage(deliveryNames[order.deliveryMethod]),
    });
  if (order.note)
    items.push({
      term: formatMessage(messages.note),
      description: <span {...writtenText(order.note)}>{order.note}</span>,
    });
  if (order.points)
    items.push({
      term: formatMessage(notes.points),
      description: formatMessage(order.state === 'completed' ? notes.earned : notes.toEarn, {
        points: order.points,
      }),
    });
  if (order.refundUntil && !order.refund)
    items.push({
      term: formatMessage(notes.refund),
      description: (
        <FormattedMessage
          {...(order.refundHref ? notes.refundUntil : notes.refundOver)}
          values={{ date: formatEnd(intl, order.refundUntil) }}
        />
      ),
    });
  return <DescriptionList items={items} />;
}
