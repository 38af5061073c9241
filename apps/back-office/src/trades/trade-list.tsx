import { useQuery } from '@tanstack/react-query';
import type { OperatorTrade, TradeFields } from '@vermilion/api-client/operator';
import { FormattedNumber, useIntl } from 'react-intl';
import { RecordList } from '../records/record-list';
import { useScope } from '../session/session-context';
import { Percent } from '../shared/percent';
import { useClients } from '../wire/clients-context';
import { labels } from './messages';
import { tradesQuery } from './queries';

const LAST = 10_000;
const fresh: TradeFields = { name: '', fee: 5, sort: 0 };

/** The trades of shops with their commissions. */
export function TradeList() {
  const intl = useIntl();
  const clients = useClients();
  const { operator } = clients;
  const text = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  return (
    <RecordList<TradeFields, OperatorTrade>
      title={text('trades')}
      add={text('addTrade')}
      none={text('noTrades')}
      removeText={text('removeTrade')}
      query={useQuery(tradesQuery(clients))}
      columns={[
        { id: 'name', header: text('name'), cell: ({ name }) => <bdi>{name}</bdi> },
        {
          id: 'commission',
          header: text('commission'),
          kind: 'number',
          cell: ({ fee }) => <Percent value={fee} />,
        },
        {
          id: 'shops',
          header: text('shops'),
          kind: 'number',
          cell: ({ shops }) => <FormattedNumber value={shops} />,
        },
      ]}
      nameOf={({ name }) => name}
      fields={[
        {
          name: 'name',
          label: text('name'),
          kind: 'line',
          maxLength: 60,
          required: true,
          translated: true,
        },
        { name: 'fee', label: text('fee'), hint: text('feeHint'), kind: 'whole', min: 0, max: 100 },
        {
          name: 'sort',
          label: text('sort'),
          hint: text('sortHint'),
          kind: 'whole',
          min: 0,
          max: LAST,
        },
      ]}
      fresh={fresh}
      create={(values, options) => operator.createTrade(values, options)}
      save={(values) => operator.saveTrade(values)}
      remove={(row) => operator.deleteTrade(row)}
      mayWrite={useScope('content:write')}
    />
  );
}
