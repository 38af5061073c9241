import type { DaySales } from '@vermilion/api-client/operator';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { Table } from '@vermilion/design-system/table';
import { FormattedNumber, useIntl } from 'react-intl';
import { Amount } from '../shared/amount';
import { Day } from '../shared/day';
import { labels } from './messages';

/** The sales of each day, the latest first. */
export function SalesTable({ days }: { days: readonly DaySales[] }) {
  const intl = useIntl();
  const header = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  return (
    <Table
      caption={header('table')}
      captionHidden
      density="dense"
      columns={[
        { id: 'day', header: header('day'), cell: ({ date }) => <Day value={date} /> },
        {
          id: 'orders',
          header: header('orders'),
          kind: 'number',
          cell: ({ orders }) => <FormattedNumber value={orders} />,
        },
        {
          id: 'amount',
          header: header('amount'),
          kind: 'number',
          cell: ({ amount }) => <Amount value={amount} />,
        },
      ]}
      rows={[...days].reverse()}
      rowKey={({ date }) => date}
      empty={<EmptyState size="sm">{header('table')}</EmptyState>}
    />
  );
}
