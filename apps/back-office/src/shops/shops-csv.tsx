import { useIntl } from 'react-intl';
import { allRows } from '../shared/all-rows';
import { ListCsv } from '../shared/list-csv';
import { useClients } from '../wire/clients-context';
import { labels } from './messages';

/** The shops with a name, or all, as a file. */
export function ShopsCsv({ name }: { name: string }) {
  const intl = useIntl();
  const { operator } = useClients();
  return (
    <ListCsv
      name="shops"
      columns={[
        [labels.number, ({ id }) => id],
        [labels.name, (shop) => shop.name],
        [labels.state, ({ open }) => intl.formatMessage(open ? labels.open : labels.closed)],
        [labels.goods, ({ goods }) => goods],
      ]}
      read={() => allRows((part) => operator.operatorShops({ ...part, name: name || undefined }))}
    />
  );
}
