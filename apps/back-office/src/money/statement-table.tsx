import type { ShopStatement } from '@vermilion/api-client/operator';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { Table } from '@vermilion/design-system/table';
import { Text } from '@vermilion/design-system/text';
import { FormattedNumber, useIntl } from 'react-intl';
import { Amount } from '../shared/amount';
import { itemNames, labels } from './messages';

interface Row {
  id: string;
  name: string;
  count: number | undefined;
  amount: string;
  isSum: boolean;
}

/** What a month has changed of the balance, from its beginning to its end. */
export function StatementTable({ statement }: { statement: ShopStatement }) {
  const intl = useIntl();
  const header = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  const sum = (name: 'opening' | 'closing'): Row => ({
    id: name,
    name: header(name),
    count: undefined,
    amount: statement[name],
    isSum: true,
  });
  const rows: Row[] = [
    sum('opening'),
    ...statement.items.map(({ item, count, amount }) => ({
      id: item,
      name: intl.formatMessage(itemNames[item]),
      count,
      amount,
      isSum: false,
    })),
    sum('closing'),
  ];
  const weight = ({ isSum }: Row) => (isSum ? 'bold' : 'regular');
  return (
    <Table
      caption={header('statement')}
      captionHidden
      columns={[
        {
          id: 'item',
          header: header('item'),
          cell: (row) => <Text weight={weight(row)}>{row.name}</Text>,
        },
        {
          id: 'entries',
          header: header('entries'),
          kind: 'number',
          cell: ({ count }) => count !== undefined && <FormattedNumber value={count} />,
        },
        {
          id: 'amount',
          header: header('amount'),
          kind: 'number',
          cell: (row) => (
            <Text weight={weight(row)}>
              <Amount value={row.amount} />
            </Text>
          ),
        },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
      empty={<EmptyState size="sm">{header('statement')}</EmptyState>}
    />
  );
}
