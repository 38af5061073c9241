import type { OperatorOrder, OperatorOrderLine } from '@vermilion/api-client/operator';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { Table } from '@vermilion/design-system/table';
import { specificationOf } from '@vermilion/mall-data/format';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Amount } from '../shared/amount';
import { labels, messages } from './messages';

/** How many units to send: those refunded are not. */
function Units({ line: { quantity, refundedQuantity } }: { line: OperatorOrderLine }) {
  if (refundedQuantity === 0) return <FormattedNumber value={quantity} />;
  const values = { quantity: quantity - refundedQuantity, ordered: quantity };
  return <FormattedMessage {...messages.toSend} values={values} />;
}

/** What was ordered. */
export function OrderLines({ order }: { order: OperatorOrder }) {
  const intl = useIntl();
  const header = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  return (
    <Table
      caption={header('lines')}
      columns={[
        { id: 'goods', header: header('goods'), cell: ({ goodsName }) => goodsName },
        { id: 'option', header: header('option'), cell: ({ sku }) => specificationOf(sku) },
        {
          id: 'quantity',
          header: header('quantity'),
          kind: 'number',
          cell: (line) => <Units line={line} />,
        },
        {
          id: 'price',
          header: header('price'),
          kind: 'number',
          cell: ({ price }) => <Amount value={price} />,
        },
      ]}
      rows={order.lines}
      rowKey={({ skuId }) => skuId}
      empty={<EmptyState size="sm">{header('lines')}</EmptyState>}
    />
  );
}
