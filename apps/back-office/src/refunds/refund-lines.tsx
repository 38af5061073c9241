import type { OperatorRefund } from '@vermilion/api-client/operator';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { Table } from '@vermilion/design-system/table';
import { FormattedNumber, useIntl } from 'react-intl';
import { Amount } from '../shared/amount';
import { labels } from './messages';

/** What is refunded, with its part of the money. */
export function RefundLines({ refund }: { refund: OperatorRefund }) {
  const intl = useIntl();
  const header = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  return (
    <Table
      caption={header('lines')}
      columns={[
        { id: 'goods', header: header('goods'), cell: ({ goodsName }) => goodsName },
        { id: 'option', header: header('option'), cell: ({ sku }) => sku },
        {
          id: 'units',
          header: header('units'),
          kind: 'number',
          cell: ({ quantity }) => <FormattedNumber value={quantity} />,
        },
        {
          id: 'amount',
          header: header('amount'),
          kind: 'number',
          cell: ({ amount }) => <Amount value={amount} />,
        },
      ]}
      rows={refund.lines}
      rowKey={({ skuId }) => skuId}
      empty={<EmptyState size="sm">{header('lines')}</EmptyState>}
    />
  );
}
