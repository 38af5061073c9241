import { useIntl } from 'react-intl';
import { allRows } from '../shared/all-rows';
import { ListCsv } from '../shared/list-csv';
import { useClients } from '../wire/clients-context';
import { actionName } from './action-name';
import { labels } from './messages';
import { subjectName } from './subject-name';

/** What was done, by somebody or all, as a file. */
export function AuditCsv({ keyId }: { keyId: number | undefined }) {
  const intl = useIntl();
  const { operator } = useClients();
  return (
    <ListCsv
      name="audit-log"
      columns={[
        [labels.time, ({ time }) => time],
        [labels.who, ({ keyName, keyId: id }) => keyName ?? id],
        [labels.action, ({ action }) => actionName(action, intl)],
        [labels.subject, (entry) => subjectName(entry, intl)],
        [labels.shop, ({ shopId }) => shopId],
        [labels.result, ({ result }) => intl.formatMessage(labels[result])],
      ]}
      read={() => allRows((part) => operator.auditLog({ ...part, keyId }))}
    />
  );
}
