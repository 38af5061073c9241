import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { selectionColumn } from '@vermilion/design-system/table-selection';
import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import { specificationOf } from '@vermilion/mall-data/format';
import { useState } from 'react';
import { FormattedMessage, FormattedNumber, type IntlShape, useIntl } from 'react-intl';
import { useScope } from '../session/session-context';
import { Amount } from '../shared/amount';
import { Failure } from '../shared/failure';
import { ListTable } from '../shared/list-table';
import { Pager } from '../shared/pager';
import type { ListColumn } from '../shared/use-columns';
import { useClients } from '../wire/clients-context';
import { BulkBar } from './bulk-bar';
import { GoodsName } from './goods-name';
import { labels, messages, stateNames } from './messages';
import { type GoodsFilter, goodsQuery } from './queries';
import { rowsOf, type SkuRow } from './rows';
import { SaleSwitch } from './sale-switch';
import { PriceCell, StockCell } from './sku-values';

/** The columns; without the right to write, values are only read. */
function columnsOf(intl: IntlShape, mayWrite: boolean): ListColumn<SkuRow>[] {
  const header = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  const state = ({ goods, isFirst }: SkuRow) => {
    if (!isFirst) return undefined;
    const { state: name = goods.onSale ? 'onSale' : 'offSale' } = goods;
    // On sale and off is a switch; the others are left in the editor
    if (mayWrite && (name === 'onSale' || name === 'offSale')) return <SaleSwitch goods={goods} />;
    return <FormattedMessage {...stateNames[name]} />;
  };
  return [
    {
      id: 'name',
      header: header('name'),
      cell: ({ goods, isFirst }) =>
        isFirst ? <GoodsName goods={goods} /> : <VisuallyHidden>{goods.name}</VisuallyHidden>,
    },
    { id: 'option', header: header('option'), cell: ({ sku }) => specificationOf(sku.sku) },
    {
      id: 'price',
      from: 'sm',
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
      from: 'xl',
      header: header('sold'),
      kind: 'number',
      cell: ({ sku }) => <FormattedNumber value={sku.sold} />,
    },
    { id: 'onSale', header: header('onSale'), kind: 'action', cell: state },
  ];
}

export interface GoodsListProps {
  filter: GoodsFilter;
}

/** One page of the goods, a row for each sku. */
export function GoodsList({ filter }: GoodsListProps) {
  const intl = useIntl();
  const mayWrite = useScope('goods:write');
  const goods = useQuery(goodsQuery(useClients(), filter));
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const list = goods.data?.list ?? [];
  const rows = rowsOf(list);
  const { page, ...others } = filter;
  const selection = selectionColumn<SkuRow, number>({
    rows: rows.filter(({ isFirst }) => isFirst),
    rowKey: (row) => row.goods.id,
    selected,
    onSelectedChange: setSelected,
    allLabel: intl.formatMessage(messages.selectAll),
    rowLabel: (row) => row.goods.name,
  });
  const ofFirst: ListColumn<SkuRow> = {
    ...selection,
    cell: (row) => row.isFirst && selection.cell(row),
  };
  const count = goods.data?.total ?? 0;
  return (
    <>
      {mayWrite && (
        <BulkBar
          selected={list.filter(({ id }) => selected.has(id))}
          onDone={() => setSelected(new Set())}
        />
      )}
      <ListTable
        name="goods"
        caption={intl.formatMessage(messages.title)}
        captionHidden
        columns={[...(mayWrite ? [ofFirst] : []), ...columnsOf(intl, mayWrite)]}
        rows={rows}
        rowKey={({ sku }) => sku.id}
        rowHeader="name"
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
            <FormattedMessage
              {...(Object.keys(others).length > 0 ? messages.none : messages.noneYet)}
            />
          </EmptyState>
        }
        announcement={goods.data && intl.formatMessage(messages.count, { count })}
      />
      <Pager page={page} pageCount={goods.data?.pages ?? 1} />
    </>
  );
}
