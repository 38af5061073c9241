import { useIntl } from 'react-intl';
import { allRows } from '../shared/all-rows';
import { ListCsv } from '../shared/list-csv';
import { useClients } from '../wire/clients-context';
import { labels } from './messages';

/** The keys as a file; the server has only their beginnings. */
export function KeysCsv() {
  const intl = useIntl();
  const { operator } = useClients();
  return (
    <ListCsv
      name="keys"
      columns={[
        [labels.name, ({ name }) => name],
        [labels.hint, ({ hint }) => hint],
        [labels.scopes, ({ scopes }) => intl.formatList(scopes)],
        [labels.shop, ({ shopId }) => shopId],
        [labels.created, ({ createTime }) => createTime],
        [labels.lastUsed, ({ lastUsedTime }) => lastUsedTime],
        [labels.revoked, ({ revokeTime }) => revokeTime],
      ]}
      read={() => allRows((part) => operator.operatorKeys(part))}
    />
  );
}
