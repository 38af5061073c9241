import type { OperatorOrder } from '@vermilion/api-client/operator';
import { DescriptionList } from '@vermilion/design-system/description-list';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Amount } from '../shared/amount';
import { daysText } from '../shared/days-text';
import * as page from '../shared/page.css';
import { Time } from '../shared/time';
import { deliveryNames, labels } from './messages';
import { ShipBy } from './ship-by';

const Typed = ({ children }: { children: string }) => (
  <bdi className={page.anyText}>{children}</bdi>
);

function deliveryOf({ deliveryMethod, deliveryName, deliveryId }: OperatorOrder): ReactNode {
  if (deliveryName) return <Typed>{[deliveryName, deliveryId].filter(Boolean).join(' · ')}</Typed>;
  return deliveryMethod && <FormattedMessage {...deliveryNames[deliveryMethod]} />;
}

/** What is known about an order, without what there is not. */
export function OrderFacts({ order }: { order: OperatorOrder }) {
  const intl = useIntl();
  const facts: [keyof typeof labels, ReactNode][] = [
    ['created', <Time value={order.createTime} />],
    ['paid', order.payTime && <Time value={order.payTime} />],
    ['begun', order.beginTime && <Time value={order.beginTime} />],
    ['shipBy', order.shipBy && <ShipBy order={order} />],
    ['arrival', order.arrival && daysText(intl, order.arrival.from, order.arrival.until)],
    ['amount', <Amount value={order.payPrice} />],
    ['collect', order.collect && <Amount value={order.collect} />],
    ['receiver', order.receiver && <Typed>{order.receiver}</Typed>],
    ['phone', order.phone && <Typed>{order.phone}</Typed>],
    ['address', order.address && <Typed>{order.address}</Typed>],
    ['note', order.note && <Typed>{order.note}</Typed>],
    ['delivery', deliveryOf(order)],
  ];
  return (
    <DescriptionList
      items={facts
        .filter(([, value]) => Boolean(value))
        .map(([name, description]) => ({
          term: intl.formatMessage(labels[name]),
          description,
        }))}
    />
  );
}
