import { useQuery } from '@tanstack/react-query';
import type { OperatorTrade, TradeFields } from '@vermilion/api-client/operator';
import { useIntl } from 'react-intl';
import { RecordList } from '../records/record-list';
import { useScope } from '../session/session-context';
import { Percent } from '../shared/percent';
import { useClients } from '../wire/clients-context';
import { columnsAround, fieldsAround } from './common';
import { labels } from './messages';
import { tradesQuery } from './queries';

const fresh: TradeFields = { name: '', fee: 5, sort: 0 };

/** The trades of shops with their commissions. */
export function TradeList() {
  const intl = useIntl();
  const clients = useClients();
  const { operator } = clients;
  const text = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  return (
    <RecordList<TradeFields, OperatorTrade>
      name="trades"
      title={text('trades')}
      add={text('addTrade')}
      none={text('noTrades')}
      removeText={text('removeTrade')}
      query={useQuery(tradesQuery(clients))}
      columns={columnsAround(intl, {
        id: 'commission',
        header: text('commission'),
        kind: 'number',
        cell: ({ fee }) => <Percent value={fee} />,
      })}
      nameOf={({ name }) => name}
      fields={fieldsAround(intl, {
        name: 'fee',
        label: text('fee'),
        hint: text('feeHint'),
        kind: 'whole',
        min: 0,
        max: 100,
      })}
      fresh={fresh}
      create={(values, options) => operator.createTrade(values, options)}
      save={(values) => operator.saveTrade(values)}
      remove={(row) => operator.deleteTrade(row)}
      mayWrite={useScope('content:write')}
    />
  );
}
