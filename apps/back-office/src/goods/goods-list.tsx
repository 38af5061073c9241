import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { Table, type TableColumn } from '@vermilion/design-system/table';
import { Truncate } from '@vermilion/design-system/truncate';
import { FormattedMessage, FormattedNumber, type IntlShape, useIntl } from 'react-intl';
import { useScope } from '../session/session-context';
import { Amount } from '../shared/amount';
import { Failure } from '../shared/failure';
import { Pager } from '../shared/pager';
import { useClients } from '../wire/clients-context';
import { labels, messages } from './messages';
import { goodsQuery } from './queries';
import { rowsOf, type SkuRow } from './rows';
import { SaleSwitch } from './sale-switch';
import { PriceCell, StockCell } from './sku-values';

/** The columns; without the right to write, values are only read. */
function columnsOf(intl: IntlShape, mayWrite: boolean): TableColumn<SkuRow>[] {
  const header = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  const onSale = ({ goods, isFirst }: SkuRow) => {
    if (!isFirst) return undefined;
    if (mayWrite) return <SaleSwitch goods={goods} />;
    return <FormattedMessage {...(goods.onSale ? messages.on : messages.off)} />;
  };
  return [
    {
      id: 'name',
      header: header('name'),
      cell: ({ goods }) => <Truncate lines={2}>{goods.name}</Truncate>,
    },
    { id: 'option', header: header('option'), cell: ({ sku }) => sku.sku },
    {
      id: 'price',
      header: header('price'),
      kind: 'number',
      cell: (row) => (mayWrite ? <PriceCell row={row} /> : <Amount value={row.sku.price} />),
    },
    {
      id: 'stock',
      header: header('stock'),
      kind: 'number',
      cell: (row) =>
        mayWrite ? <StockCell row={row} /> : <FormattedNumber value={row.sku.stock} />,
    },
    {
      id: 'sold',
      header: header('sold'),
      kind: 'number',
      cell: ({ sku }) => <FormattedNumber value={sku.sold} />,
    },
    { id: 'onSale', header: header('onSale'), kind: 'action', cell: onSale },
  ];
}

export interface GoodsListProps {
  page: number;
  onSale: boolean | undefined;
}

/** One page of the goods, a row for each sku. */
export function GoodsList({ page, onSale }: GoodsListProps) {
  const intl = useIntl();
  const mayWrite = useScope('goods:write');
  const goods = useQuery(goodsQuery(useClients(), { page, onSale }));
  const count = goods.data?.total ?? 0;
  return (
    <>
      <Table
        caption={intl.formatMessage(messages.title)}
        captionHidden
        columns={columnsOf(intl, mayWrite)}
        rows={rowsOf(goods.data?.list ?? [])}
        rowKey={({ sku }) => sku.id}
        density="dense"
        pending={goods.isPending || goods.isPlaceholderData}
        pendingLabel={intl.formatMessage(messages.loading)}
        failed={
          goods.isError ? (
            <Failure error={goods.error} onRetry={() => void goods.refetch()} />
          ) : undefined
        }
        empty={
          <EmptyState>
            <FormattedMessage {...(onSale === undefined ? messages.noneYet : messages.none)} />
          </EmptyState>
        }
        announcement={goods.data && intl.formatMessage(messages.count, { count })}
      />
      <Pager page={page} pageCount={goods.data?.pages ?? 1} />
    </>
  );
}
