import type { OperatorRefund } from '@vermilion/api-client/operator';
import { DescriptionList } from '@vermilion/design-system/description-list';
import { Link } from '@vermilion/design-system/link';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useScope } from '../session/session-context';
import { Amount } from '../shared/amount';
import * as page from '../shared/page.css';
import { Pictures } from '../shared/pictures';
import { Time } from '../shared/time';
import { labels } from './messages';

const Typed = ({ children }: { children: string }) => (
  <bdi className={page.anyText}>{children}</bdi>
);

/** What the shopper asks for, and why, without what there is not. */
export function RefundFacts({ refund }: { refund: OperatorRefund }) {
  const intl = useIntl();
  const mayReadOrders = useScope('orders:read');
  const { orderNo, reason, explanation, pictures } = refund;
  const order = <bdi>{orderNo}</bdi>;
  const facts: [keyof typeof labels, ReactNode][] = [
    ['amount', <Amount value={refund.amount} />],
    [
      'order',
      mayReadOrders ? <Link href={`/orders/${encodeURIComponent(orderNo)}`}>{order}</Link> : order,
    ],
    ['asked', <Time value={refund.createTime} />],
    ['reason', reason && <Typed>{reason}</Typed>],
    ['explanation', explanation && <Typed>{explanation}</Typed>],
    ['pictures', pictures.length > 0 && <Pictures pictures={pictures} />],
    [
      'paidBackBy',
      <FormattedMessage {...labels[refund.paidBackBy === 'shop' ? 'byShop' : 'byProvider']} />,
    ],
  ];
  return (
    <DescriptionList
      items={facts
        .filter(([, value]) => Boolean(value))
        .map(([name, description]) => ({ term: intl.formatMessage(labels[name]), description }))}
    />
  );
}
