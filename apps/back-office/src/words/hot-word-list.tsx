import { useQuery } from '@tanstack/react-query';
import type { HotWordFields, OperatorHotWord } from '@vermilion/api-client/operator';
import { FormattedNumber, useIntl } from 'react-intl';
import { RecordList } from '../records/record-list';
import { ListCsv } from '../shared/list-csv';
import { useClients } from '../wire/clients-context';
import { labels } from './messages';
import { hotWordsQuery } from './queries';

const HIGHEST = 10_000;
const fresh: HotWordFields = { title: '', sort: 0 };

/** The searches that the mall suggests. */
export function HotWordList() {
  const intl = useIntl();
  const clients = useClients();
  const { operator } = clients;
  const text = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  const words = useQuery(hotWordsQuery(clients));
  return (
    <>
      <RecordList<HotWordFields, OperatorHotWord>
        name="hot-words"
        title={text('hotWords')}
        add={text('addHotWord')}
        none={text('noHotWord')}
        removeText={text('removeHotWord')}
        query={words}
        columns={[
          { id: 'title', header: text('hotWord'), cell: ({ title }) => <bdi>{title}</bdi> },
          {
            id: 'rank',
            header: text('rank'),
            kind: 'number',
            cell: ({ sort }) => <FormattedNumber value={sort} />,
          },
        ]}
        nameOf={({ title }) => title}
        fields={[
          {
            name: 'title',
            label: text('hotWord'),
            kind: 'line',
            maxLength: 60,
            required: true,
            translated: true,
          },
          {
            name: 'sort',
            label: text('rank'),
            hint: text('rankHint'),
            kind: 'whole',
            min: 0,
            max: HIGHEST,
          },
        ]}
        fresh={fresh}
        create={(values, options) => operator.createHotWord(values, options)}
        save={(values) => operator.saveHotWord(values)}
        remove={(row) => operator.deleteHotWord(row)}
        mayWrite
      />
      <ListCsv<OperatorHotWord>
        name="popular-searches"
        columns={[
          [labels.hotWord, ({ title }) => title],
          [labels.rank, ({ sort }) => sort],
        ]}
        read={async () => words.data ?? []}
      />
    </>
  );
}
