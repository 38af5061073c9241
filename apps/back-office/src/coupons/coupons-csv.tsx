import { useIntl } from 'react-intl';
import { allRows } from '../shared/all-rows';
import { ListCsv } from '../shared/list-csv';
import { useClients } from '../wire/clients-context';
import { labels } from './messages';

/** The coupons as a file. */
export function CouponsCsv() {
  const intl = useIntl();
  const { operator } = useClients();
  return (
    <ListCsv
      name="coupons"
      columns={[
        [labels.name, ({ name }) => name],
        [labels.amount, ({ amount }) => amount],
        [labels.minAmount, ({ minAmount }) => minAmount],
        [labels.left, ({ left }) => left],
        [labels.state, ({ open }) => intl.formatMessage(open ? labels.open : labels.closed)],
      ]}
      read={() => allRows((part) => operator.operatorCoupons(part))}
    />
  );
}
