import type { DeadJob } from '@vermilion/api-client/operator';
import { Link } from '@vermilion/design-system/link';
import { FormattedMessage, FormattedNumber, type IntlShape } from 'react-intl';
import { messages as record } from '../records/messages';
import * as styles from '../shared/page.css';
import { Time } from '../shared/time';
import type { ListColumn } from '../shared/use-columns';
import { aboutOf } from './about';
import { ActButton } from './act-button';
import { type labels, messages } from './messages';

export interface FailedColumnsOptions {
  intl: IntlShape;
  retry: (id: number) => Promise<unknown>;
}

/** The columns of jobs that were given up. Names, ids and errors are those of the software, which is English. */
export function failedColumns({ intl, retry }: FailedColumnsOptions): ListColumn<DeadJob>[] {
  const header = (name: keyof typeof labels) => intl.formatMessage(messages[name]);
  return [
    {
      id: 'name',
      header: header('name'),
      cell: ({ name }) => (
        <Link
          href={`/jobs?${new URLSearchParams({ name })}`}
          aria-label={intl.formatMessage(messages.onlyOf, { name })}
        >
          <bdi lang="en">{name}</bdi>
        </Link>
      ),
    },
    {
      id: 'about',
      from: 'md',
      header: header('about'),
      cell: (job) => (
        <bdi lang="en" className={styles.anyText}>
          {aboutOf(job)}
        </bdi>
      ),
    },
    {
      id: 'since',
      from: 'sm',
      header: header('since'),
      cell: ({ deadTime }) => deadTime && <Time value={deadTime} />,
    },
    {
      id: 'attempts',
      from: 'lg',
      header: header('attempts'),
      kind: 'number',
      cell: ({ attempts }) => <FormattedNumber value={attempts} />,
    },
    {
      id: 'error',
      header: header('error'),
      cell: ({ error }) =>
        error === null ? (
          <FormattedMessage {...messages.noError} />
        ) : (
          <bdi lang="en" className={styles.anyText}>
            {error}
          </bdi>
        ),
    },
    {
      id: 'actions',
      header: intl.formatMessage(record.actions),
      kind: 'action',
      cell: ({ id, name }) => (
        <ActButton
          text={messages.retry}
          label={intl.formatMessage(messages.retryOf, { name, id })}
          act={() => retry(id)}
          done={intl.formatMessage(messages.retried, { name })}
        />
      ),
    },
  ];
}
