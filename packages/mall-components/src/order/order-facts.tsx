import type { DescriptionItem } from '@vermilion/design-system/description-list';
import { DescriptionList } from '@vermilion/design-system/description-list';
import { useIntl } from 'react-intl';
import { Copyable } from '../internal/copyable';
import { messages } from './messages';
import { DateTime } from './date-time';
import type { OrderDetail } from './types';

export interface OrderFactsProps {
  order: Pick<OrderDetail, 'orderNo' | 'state' | 'createdAt' | 'paidAt' | 'paymentMethod' | 'note'>;
}

/** Number, times, payment and message of an order. */
export function OrderFacts({ order }: OrderFactsProps) {
  const { formatMessage } = useIntl();
  const orderNo = formatMessage(messages.orderNo);
  const items: DescriptionItem[] = [
    { term: orderNo, description: <Copyable text={order.orderNo} label={orderNo} /> },
    {
      term: formatMessage(messages.createTime),
      description: <DateTime value={order.createdAt} />,
    },
    {
      term: formatMessage(messages.payTime),
      description: order.paidAt ? (
        <DateTime value={order.paidAt} />
      ) : (
        formatMessage(messages.unpaid)
      ),
    },
  ];
  if (order.paymentMethod)
    items.push({ term: formatMessage(messages.paymentMethod), description: order.paymentMethod });
  items.push({
    term: formatMessage(messages.note),
    description: order.note || formatMessage(messages.noNote),
  });
  return <DescriptionList items={items} />;
}
