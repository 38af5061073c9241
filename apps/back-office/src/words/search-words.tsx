import { useQuery } from '@tanstack/react-query';
import type { SearchLine } from '@vermilion/api-client/operator';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages as record } from '../records/messages';
import { Failure } from '../shared/failure';
import { ListCsv } from '../shared/list-csv';
import { ListTable } from '../shared/list-table';
import { messages as shared } from '../shared/messages';
import * as styles from '../shared/page.css';
import { useClients } from '../wire/clients-context';
import { AddLine } from './add-line';
import { labels, messages } from './messages';
import { searchWordsQuery, type WordKind } from './queries';
import { UsedSwitch } from './used-switch';

/** The lines of synonyms, or the ignored words: those of the mall, and those of the software. */
export function SearchWords({ kind }: { kind: WordKind }) {
  const intl = useIntl();
  const words = useQuery(searchWordsQuery(useClients(), kind));
  const text = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  return (
    <>
      <AddLine kind={kind} hint={text(kind === 'synonym' ? 'synonymsHint' : 'stopWordsHint')} />
      <ListTable
        name="search-words"
        caption={text(kind === 'synonym' ? 'synonyms' : 'stopWords')}
        captionHidden
        columns={[
          {
            id: 'line',
            header: text('line'),
            cell: ({ line }) => <bdi className={styles.anyText}>{line}</bdi>,
          },
          {
            id: 'origin',
            header: text('origin'),
            cell: ({ own }) => (
              <FormattedMessage {...(own ? messages.ofMall : messages.ofServer)} />
            ),
          },
          {
            id: 'used',
            header: text('used'),
            kind: 'action',
            cell: (row) => <UsedSwitch kind={kind} {...row} />,
          },
        ]}
        rows={words.data ?? []}
        rowKey={({ line }) => line}
        density="dense"
        pending={words.isPending}
        pendingLabel={intl.formatMessage(shared.loading)}
        failed={
          words.isError ? (
            <Failure error={words.error} onRetry={() => void words.refetch()} />
          ) : undefined
        }
        empty={
          <EmptyState>
            <FormattedMessage {...messages.noLine} />
          </EmptyState>
        }
      />
      <ListCsv<SearchLine>
        name={kind === 'synonym' ? 'synonyms' : 'ignored-words'}
        columns={[
          [labels.line, ({ line }) => line],
          [labels.origin, ({ own }) => text(own ? 'ofMall' : 'ofServer')],
          [labels.used, ({ used }) => intl.formatMessage(used ? record.yes : record.no)],
        ]}
        read={async () => words.data ?? []}
      />
    </>
  );
}
