import { useIntl } from 'react-intl';
import { allRows } from '../shared/all-rows';
import { CsvButton } from '../shared/csv-button';
import { useClients } from '../wire/clients-context';
import { labels } from './messages';

/** The coupons as a file. */
export function CouponsCsv() {
  const intl = useIntl();
  const { operator } = useClients();
  return (
    <CsvButton
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
