import type { Payout } from '@vermilion/api-client/operator';
import { useIntl } from 'react-intl';
import { ListCsv } from '../shared/list-csv';
import { useClients } from '../wire/clients-context';
import { labels, statusNames } from './messages';
import { allPayouts, type PayoutFilter } from './queries';

/** The payouts of a filter as a file. */
export function PayoutsCsv({ filter }: { filter: PayoutFilter }) {
  const intl = useIntl();
  const clients = useClients();
  return (
    <ListCsv<Payout>
      name="payouts"
      columns={[
        [labels.number, ({ payoutNo }) => payoutNo],
        [labels.status, ({ status }) => intl.formatMessage(statusNames[status])],
        [labels.shop, ({ shopName }) => shopName],
        [labels.created, ({ createTime }) => createTime],
        [labels.ended, ({ endTime }) => endTime],
        [labels.amount, ({ amount }) => amount],
      ]}
      read={() => allPayouts(clients, filter)}
    />
  );
}
