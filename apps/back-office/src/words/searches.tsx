import { useQuery } from '@tanstack/react-query';
import type { SearchedWords } from '@vermilion/api-client/operator';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { SegmentedControl } from '@vermilion/design-system/segmented-control';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { Failure } from '../shared/failure';
import { ListCsv } from '../shared/list-csv';
import { ListTable } from '../shared/list-table';
import { messages as shared } from '../shared/messages';
import * as styles from '../shared/page.css';
import { useClients } from '../wire/clients-context';
import { labels, messages } from './messages';
import { searchesQuery } from './queries';

/** What was searched in the last 30 days: that without a result, or with one. */
export function Searches() {
  const intl = useIntl();
  const [params, setParams] = useSearchParams();
  const result = params.get('result') === 'found' ? 'found' : 'missed';
  const setResult = (value: string) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      next.set('result', value);
      return next;
    });
  const searches = useQuery(searchesQuery(useClients(), result === 'found'));
  const text = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  return (
    <>
      <SegmentedControl
        label={text('result')}
        value={result}
        onValueChange={setResult}
        options={[
          { value: 'missed', label: text('missed') },
          { value: 'found', label: text('found') },
        ]}
      />
      <ListTable
        name="searches"
        caption={text('searches')}
        captionHidden
        columns={[
          {
            id: 'words',
            header: text('searched'),
            cell: ({ words }) => <bdi className={styles.anyText}>{words}</bdi>,
          },
          {
            id: 'times',
            header: text('times'),
            kind: 'number',
            cell: ({ times }) => <FormattedNumber value={times} />,
          },
        ]}
        rows={searches.data ?? []}
        rowKey={({ words }) => words}
        density="dense"
        pending={searches.isPending}
        pendingLabel={intl.formatMessage(shared.loading)}
        failed={
          searches.isError ? (
            <Failure error={searches.error} onRetry={() => void searches.refetch()} />
          ) : undefined
        }
        empty={
          <EmptyState>
            <FormattedMessage {...messages.noSearch} />
          </EmptyState>
        }
      />
      <ListCsv<SearchedWords>
        name={`searches-${result}`}
        columns={[
          [labels.searched, ({ words }) => words],
          [labels.times, ({ times }) => times],
        ]}
        read={async () => searches.data ?? []}
      />
    </>
  );
}
