import { FormattedMessage, useIntl } from 'react-intl';
import type { PlainMessage } from '../../internal/plain-message';
import { Copyable } from '../copyable';
import { messages } from '../messages';
import { DateTime } from '../time';
import type { OrderDetail } from '../types';
import { FactList, type Fact } from './fact-list';

export interface OrderFactsProps {
  order: Pick<OrderDetail, 'orderNo' | 'state' | 'createdAt' | 'paidAt' | 'paymentMethod' | 'note'>;
}

/** Number, times, payment and message of an order. */
export function OrderFacts({ order }: OrderFactsProps) {
  const intl = useIntl();
  const text = (message: PlainMessage) => <FormattedMessage {...message} />;
  const facts: Fact[] = [
    {
      id: 'orderNo',
      label: text(messages.orderNo),
      value: <Copyable text={order.orderNo} label={intl.formatMessage(messages.orderNo)} />,
    },
    {
      id: 'created',
      label: text(messages.createTime),
      value: <DateTime value={order.createdAt} />,
    },
    {
      id: 'payment',
      label: text(messages.payTime),
      value: order.paidAt ? <DateTime value={order.paidAt} /> : text(messages.unpaid),
    },
  ];
  if (order.paymentMethod)
    facts.push({ id: 'method', label: text(messages.paymentMethod), value: order.paymentMethod });
  facts.push({
    id: 'note',
    label: text(messages.note),
    value: order.note || text(messages.noNote),
  });
  return <FactList facts={facts} />;
}
