import { useQuery } from '@tanstack/react-query';
import type { RecurringJob } from '@vermilion/api-client/operator';
import { Badge } from '@vermilion/design-system/badge';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { Text } from '@vermilion/design-system/text';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { messages as record } from '../records/messages';
import { Failure } from '../shared/failure';
import { ListCsv } from '../shared/list-csv';
import { ListTable } from '../shared/list-table';
import * as styles from '../shared/page.css';
import { Time } from '../shared/time';
import type { ListColumn } from '../shared/use-columns';
import { useClients } from '../wire/clients-context';
import { ActButton } from './act-button';
import { intervalOf } from './interval';
import { labels, messages } from './messages';
import { recurringJobsQuery } from './queries';
import { useJobActions } from './use-job-actions';

/** How the last run ended, with its error. */
function Result({ job: { lastTime, error } }: { job: RecurringJob }) {
  if (error === null) return lastTime && <FormattedMessage {...messages.fine} />;
  return (
    <>
      <Badge tone="critical">
        <FormattedMessage {...messages.broken} />
      </Badge>
      <Text size="sm" color="muted" className={styles.anyText} lang="en">
        {error}
      </Text>
    </>
  );
}

const intervalText = (intl: IntlShape, { everySeconds }: RecurringJob) => {
  const { message, count } = intervalOf(everySeconds);
  return intl.formatMessage(message, { count });
};

function columnsOf(intl: IntlShape): ListColumn<RecurringJob>[] {
  const header = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  return [
    { id: 'name', header: header('name'), cell: ({ name }) => <bdi lang="en">{name}</bdi> },
    {
      id: 'interval',
      from: 'md',
      header: header('interval'),
      cell: (job) => intervalText(intl, job),
    },
    {
      id: 'last',
      from: 'md',
      header: header('last'),
      cell: ({ lastTime }) =>
        lastTime ? <Time value={lastTime} /> : <FormattedMessage {...messages.never} />,
    },
    { id: 'result', header: header('result'), cell: (job) => <Result job={job} /> },
    {
      id: 'next',
      from: 'lg',
      header: header('next'),
      cell: ({ nextTime }) => <Time value={nextTime} />,
    },
  ];
}

/** The jobs that recur: how their last run went, when the next one is, and a way not to wait for it. */
export function RecurringJobs() {
  const intl = useIntl();
  const clients = useClients();
  const { run } = useJobActions();
  const jobs = useQuery(recurringJobsQuery(clients));
  const actions: ListColumn<RecurringJob> = {
    id: 'actions',
    header: intl.formatMessage(record.actions),
    kind: 'action',
    cell: ({ name }) => (
      <ActButton
        text={messages.run}
        label={intl.formatMessage(messages.runOf, { name })}
        act={() => run(name)}
        done={intl.formatMessage(messages.running, { name })}
      />
    ),
  };
  return (
    <>
      <ListTable
        name="recurring-jobs"
        caption={intl.formatMessage(messages.recurring)}
        captionHidden
        columns={[...columnsOf(intl), actions]}
        rows={jobs.data ?? []}
        rowKey={({ name }) => name}
        density="dense"
        pending={jobs.isPending}
        pendingLabel={intl.formatMessage(messages.loading)}
        failed={
          jobs.isError ? (
            <Failure error={jobs.error} onRetry={() => void jobs.refetch()} />
          ) : undefined
        }
        empty={
          <EmptyState>
            <FormattedMessage {...messages.noRecurring} />
          </EmptyState>
        }
      />
      <ListCsv<RecurringJob>
        name="recurring-jobs"
        columns={[
          [labels.name, ({ name }) => name],
          [labels.interval, (job) => intervalText(intl, job)],
          [labels.last, ({ lastTime }) => lastTime],
          [labels.error, ({ error }) => error],
          [labels.next, ({ nextTime }) => nextTime],
        ]}
        read={() => clients.operator.recurringJobs({})}
      />
    </>
  );
}
