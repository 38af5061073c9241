import type { OperatorOrder } from '@vermilion/api-client/operator';
import { Truncate } from '@vermilion/design-system/truncate';
import { FormattedMessage, type IntlShape } from 'react-intl';
import { Amount } from '../shared/amount';
import { Time } from '../shared/time';
import type { ListColumn } from '../shared/use-columns';
import { labels, messages } from './messages';
import { ShipBy } from './ship-by';
import { StateBadge } from './state-badge';

const GoodsOf = ({ order: { lines } }: { order: OperatorOrder }) => (
  <>
    <Truncate lines={2}>{lines[0]?.goodsName}</Truncate>
    {lines.length > 1 && (
      <FormattedMessage {...messages.more} values={{ count: lines.length - 1 }} />
    )}
  </>
);

/** The columns of the list of orders; that of the shop only in the mall. */
export function orderColumns(intl: IntlShape, isMall: boolean): ListColumn<OperatorOrder>[] {
  const header = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  const shop: ListColumn<OperatorOrder> = {
    id: 'shop',
    from: 'xl',
    header: header('shop'),
    cell: ({ shopName }) => shopName,
  };
  return [
    { id: 'number', header: header('number'), cell: ({ orderNo }) => <bdi>{orderNo}</bdi> },
    { id: 'state', header: header('state'), cell: (order) => <StateBadge order={order} /> },
    {
      id: 'created',
      from: 'md',
      header: header('created'),
      cell: (order) => <Time value={order.createTime} />,
    },
    {
      id: 'shipBy',
      from: 'sm',
      header: header('shipBy'),
      cell: (order) => <ShipBy order={order} />,
    },
    ...(isMall ? [shop] : []),
    {
      id: 'goods',
      from: 'lg',
      header: header('goods'),
      cell: (order) => <GoodsOf order={order} />,
    },
    {
      id: 'receiver',
      from: 'xl',
      header: header('receiver'),
      cell: ({ receiver }) => <Truncate lines={2}>{receiver}</Truncate>,
    },
    {
      id: 'amount',
      header: header('amount'),
      kind: 'number',
      cell: ({ payPrice }) => <Amount value={payPrice} />,
    },
  ];
}
