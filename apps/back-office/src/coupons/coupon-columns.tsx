import type { OperatorCoupon } from '@vermilion/api-client/operator';
import { Badge } from '@vermilion/design-system/badge';
import { FormattedMessage, FormattedNumber, type IntlShape } from 'react-intl';
import { Amount } from '../shared/amount';
import * as page from '../shared/page.css';
import type { ListColumn } from '../shared/use-columns';
import { labels, messages } from './messages';

/** The columns of the list of coupons; that of the owner only in the mall. */
export function couponColumns(intl: IntlShape, isMall: boolean): ListColumn<OperatorCoupon>[] {
  const header = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  const owner: ListColumn<OperatorCoupon> = {
    id: 'owner',
    from: 'md',
    header: header('owner'),
    cell: ({ shopId }) =>
      shopId === null ? <FormattedMessage {...messages.ofMall} /> : `#${shopId}`,
  };
  return [
    {
      id: 'name',
      header: header('name'),
      cell: ({ name }) => <bdi className={page.anyText}>{name}</bdi>,
    },
    ...(isMall ? [owner] : []),
    {
      id: 'amount',
      header: header('amount'),
      kind: 'number',
      cell: ({ amount }) => <Amount value={amount} />,
    },
    {
      id: 'minAmount',
      from: 'md',
      header: header('minAmount'),
      kind: 'number',
      cell: ({ minAmount }) => <Amount value={minAmount} />,
    },
    {
      id: 'left',
      from: 'md',
      header: header('left'),
      kind: 'number',
      cell: ({ left }) =>
        left === null ? (
          <FormattedMessage {...messages.unlimited} />
        ) : (
          <FormattedNumber value={left} />
        ),
    },
    {
      id: 'state',
      header: header('state'),
      cell: ({ open }) => (
        <Badge tone={open ? 'positive' : 'neutral'}>
          <FormattedMessage {...(open ? messages.open : messages.closed)} />
        </Badge>
      ),
    },
  ];
}
