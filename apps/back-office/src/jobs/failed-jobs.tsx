import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { Inline } from '@vermilion/design-system/inline';
import { Link } from '@vermilion/design-system/link';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { Failure } from '../shared/failure';
import { ListTable } from '../shared/list-table';
import { Pager } from '../shared/pager';
import { useListParams } from '../shared/use-list-params';
import { useClients } from '../wire/clients-context';
import { failedColumns } from './failed-columns';
import { FailedCsv } from './failed-csv';
import { messages } from './messages';
import { deadJobsQuery } from './queries';
import { RetryAll } from './retry-all';
import { useJobActions } from './use-job-actions';

const LONGEST_NAME = 100;

/** The jobs that were given up, all or of one name, each with its error and a way to run it again. */
export function FailedJobs() {
  const intl = useIntl();
  const { page } = useListParams('', []);
  const name = useSearchParams()[0].get('name')?.slice(0, LONGEST_NAME) || undefined;
  const { retry } = useJobActions();
  const jobs = useQuery(deadJobsQuery(useClients(), { page, name }));
  const count = jobs.data?.total ?? 0;
  return (
    <>
      {name && (
        <Inline justify="between">
          <Inline>
            <FormattedMessage {...messages.only} values={{ name }} />
            <Link href="/jobs">
              <FormattedMessage {...messages.all} />
            </Link>
          </Inline>
          {count > 0 && <RetryAll name={name} />}
        </Inline>
      )}
      <ListTable
        name="failed-jobs"
        caption={intl.formatMessage(messages.failed)}
        captionHidden
        columns={failedColumns({ intl, retry })}
        rows={jobs.data?.list ?? []}
        rowKey={({ id }) => id}
        density="dense"
        pending={jobs.isPending || jobs.isPlaceholderData}
        pendingLabel={intl.formatMessage(messages.loading)}
        failed={
          jobs.isError ? (
            <Failure error={jobs.error} onRetry={() => void jobs.refetch()} />
          ) : undefined
        }
        empty={
          <EmptyState>
            <FormattedMessage {...messages.none} />
          </EmptyState>
        }
        announcement={jobs.data && intl.formatMessage(messages.count, { count })}
      />
      <Pager page={page} pageCount={jobs.data?.pages ?? 1} />
      <FailedCsv name={name} />
    </>
  );
}
