import { useQuery } from '@tanstack/react-query';
import type { OperatorReport } from '@vermilion/api-client/operator';
import { Link } from '@vermilion/design-system/link';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages, type ReportState, stateNames, subjectNames } from '../reports/messages';
import { reportsQuery } from '../reports/queries';
import { ReportList } from '../reports/report-list';
import { ReportView } from '../reports/report-view';
import { ReportsCsv } from '../reports/reports-csv';
import { FilterSelect } from '../shared/filter-select';
import { Page } from '../shared/page';
import { useListParams } from '../shared/use-list-params';
import { useOpened } from '../shared/use-opened';
import { useClients } from '../wire/clients-context';

const STATES = Object.keys(stateNames) as ReportState[]; // Object.keys widens the keys

/** The name of goods or a shop; what a review says is no title. */
const titleOf = ({ subject, subjectName }: OperatorReport) =>
  subject === 'review' ? undefined : subjectName;

/** What shoppers report, or the report that the address opens. */
export function Component() {
  const intl = useIntl();
  const { page, filter, setFilter } = useListParams('state', STATES);
  const reports = useQuery(reportsQuery(useClients(), { page, state: filter }));
  const { opened, listHref } = useOpened(reports.data?.list);
  if (opened) {
    return (
      <Page
        title={titleOf(opened) ?? intl.formatMessage(subjectNames[opened.subject])}
        actions={
          <Link href={listHref}>
            <FormattedMessage {...messages.back} />
          </Link>
        }
      >
        <ReportView key={opened.id} report={opened} />
      </Page>
    );
  }
  return (
    <Page title={intl.formatMessage(messages.title)}>
      <FilterSelect
        label={messages.state}
        all={messages.all}
        names={stateNames}
        value={filter}
        onValueChange={setFilter}
      />
      <ReportList page={page} reports={reports} />
      <ReportsCsv state={filter} />
    </Page>
  );
}
