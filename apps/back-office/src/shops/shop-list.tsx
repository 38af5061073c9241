import { useQuery } from '@tanstack/react-query';
import type { OperatorShop } from '@vermilion/api-client/operator';
import { Badge } from '@vermilion/design-system/badge';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { Truncate } from '@vermilion/design-system/truncate';
import { FormattedMessage, FormattedNumber, type IntlShape, useIntl } from 'react-intl';
import { Failure } from '../shared/failure';
import { ListTable } from '../shared/list-table';
import { Pager } from '../shared/pager';
import type { ListColumn } from '../shared/use-columns';
import { useClients } from '../wire/clients-context';
import { labels, messages } from './messages';
import { type ShopFilter, shopsQuery } from './queries';
import { ShopsCsv } from './shops-csv';

function columnsOf(intl: IntlShape): ListColumn<OperatorShop>[] {
  const header = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  return [
    {
      id: 'name',
      header: header('name'),
      cell: ({ name }) => <Truncate lines={2}>{name}</Truncate>,
    },
    {
      id: 'state',
      header: header('state'),
      cell: ({ open }) => (
        <Badge tone={open ? 'positive' : 'neutral'}>
          <FormattedMessage {...(open ? messages.open : messages.closed)} />
        </Badge>
      ),
    },
    {
      id: 'goods',
      from: 'md',
      header: header('goods'),
      kind: 'number',
      cell: ({ goods }) => <FormattedNumber value={goods} />,
    },
    { id: 'number', from: 'sm', header: header('number'), kind: 'number', cell: ({ id }) => id },
  ];
}

/** One page of the shops, each a link. */
export function ShopList({ page, name }: ShopFilter) {
  const intl = useIntl();
  const shops = useQuery(shopsQuery(useClients(), { page, name }));
  const count = shops.data?.total ?? 0;
  return (
    <>
      <ListTable
        name="shops"
        caption={intl.formatMessage(messages.title)}
        captionHidden
        columns={columnsOf(intl)}
        rows={shops.data?.list ?? []}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/shops/${id}`}
        density="dense"
        pending={shops.isPending || shops.isPlaceholderData}
        pendingLabel={intl.formatMessage(messages.loading)}
        failed={
          shops.isError ? (
            <Failure error={shops.error} onRetry={() => void shops.refetch()} />
          ) : undefined
        }
        empty={
          <EmptyState>
            <FormattedMessage {...(name ? messages.none : messages.noneYet)} />
          </EmptyState>
        }
        announcement={shops.data && intl.formatMessage(messages.count, { count })}
      />
      <Pager page={page} pageCount={shops.data?.pages ?? 1} />
      <ShopsCsv name={name} />
    </>
  );
}
