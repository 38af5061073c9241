import { useQuery } from '@tanstack/react-query';
import type { OperatorRefund } from '@vermilion/api-client/operator';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { Truncate } from '@vermilion/design-system/truncate';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { Amount } from '../shared/amount';
import { Failure } from '../shared/failure';
import { ListTable } from '../shared/list-table';
import { Pager } from '../shared/pager';
import { Time } from '../shared/time';
import type { ListColumn } from '../shared/use-columns';
import { useClients } from '../wire/clients-context';
import { labels, messages } from './messages';
import { type RefundFilter, refundsQuery } from './queries';
import { RefundsCsv } from './refunds-csv';
import { StateBadge } from './state-badge';

const GoodsOf = ({ refund: { lines } }: { refund: OperatorRefund }) => (
  <>
    <Truncate lines={2}>{lines[0]?.goodsName}</Truncate>
    {lines.length > 1 && (
      <FormattedMessage {...messages.more} values={{ count: lines.length - 1 }} />
    )}
  </>
);

function columnsOf(intl: IntlShape): ListColumn<OperatorRefund>[] {
  const header = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  return [
    { id: 'number', header: header('number'), cell: ({ refundNo }) => <bdi>{refundNo}</bdi> },
    { id: 'state', header: header('state'), cell: (refund) => <StateBadge refund={refund} /> },
    {
      id: 'asked',
      from: 'md',
      header: header('asked'),
      cell: ({ createTime }) => <Time value={createTime} />,
    },
    {
      id: 'goods',
      from: 'md',
      header: header('goods'),
      cell: (refund) => <GoodsOf refund={refund} />,
    },
    {
      id: 'reason',
      from: 'xl',
      header: header('reason'),
      cell: ({ reason }) => <Truncate lines={2}>{reason}</Truncate>,
    },
    {
      id: 'amount',
      header: header('amount'),
      kind: 'number',
      cell: ({ amount }) => <Amount value={amount} />,
    },
  ];
}

/** One page of the refunds, each a link. */
export function RefundList({ page, state }: RefundFilter) {
  const intl = useIntl();
  const refunds = useQuery(refundsQuery(useClients(), { page, state }));
  const count = refunds.data?.total ?? 0;
  return (
    <>
      <ListTable
        name="refunds"
        caption={intl.formatMessage(messages.title)}
        captionHidden
        columns={columnsOf(intl)}
        rows={refunds.data?.list ?? []}
        rowKey={({ refundNo }) => refundNo}
        rowHref={({ refundNo }) => `/refunds/${encodeURIComponent(refundNo)}`}
        density="dense"
        pending={refunds.isPending || refunds.isPlaceholderData}
        pendingLabel={intl.formatMessage(messages.loading)}
        failed={
          refunds.isError ? (
            <Failure error={refunds.error} onRetry={() => void refunds.refetch()} />
          ) : undefined
        }
        empty={
          <EmptyState>
            <FormattedMessage {...(state ? messages.none : messages.noneYet)} />
          </EmptyState>
        }
        announcement={refunds.data && intl.formatMessage(messages.count, { count })}
      />
      <Pager page={page} pageCount={refunds.data?.pages ?? 1} />
      <RefundsCsv state={state} />
    </>
  );
}
