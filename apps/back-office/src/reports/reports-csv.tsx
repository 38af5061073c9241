import { useIntl } from 'react-intl';
import { allRows } from '../shared/all-rows';
import { ListCsv } from '../shared/list-csv';
import { useClients } from '../wire/clients-context';
import { labels, reasonNames, type ReportState, stateNames, subjectNames } from './messages';

/** The reports of a state, or all, as a file. */
export function ReportsCsv({ state }: { state: ReportState | undefined }) {
  const intl = useIntl();
  const { operator } = useClients();
  return (
    <ListCsv
      name="reports"
      columns={[
        [labels.what, ({ subjectName }) => subjectName ?? ''],
        [labels.kind, ({ subject }) => intl.formatMessage(subjectNames[subject])],
        [labels.reason, ({ reason }) => intl.formatMessage(reasonNames[reason])],
        [labels.state, ({ status }) => intl.formatMessage(stateNames[status])],
        [labels.sent, ({ createTime }) => createTime],
        [labels.note, ({ note }) => note],
      ]}
      read={() => allRows((part) => operator.operatorReports({ ...part, status: state }))}
    />
  );
}
