import { useQuery } from '@tanstack/react-query';
import type { Payout } from '@vermilion/api-client/operator';
import { Badge } from '@vermilion/design-system/badge';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { Inline } from '@vermilion/design-system/inline';
import { Link } from '@vermilion/design-system/link';
import { Text } from '@vermilion/design-system/text';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { messages as record } from '../records/messages';
import { useScope } from '../session/session-context';
import { Amount } from '../shared/amount';
import { Failure } from '../shared/failure';
import { ListTable } from '../shared/list-table';
import * as styles from '../shared/page.css';
import { Time } from '../shared/time';
import type { ListColumn } from '../shared/use-columns';
import { useClients } from '../wire/clients-context';
import { labels, messages, statusNames } from './messages';
import { PayoutActions } from './payout-actions';
import { PayoutsCsv } from './payouts-csv';
import { type PayoutFilter, payoutsQuery } from './queries';
import { ReturnAction } from './return-action';

const tones = {
  recorded: 'caution',
  sent: 'info',
  paid: 'positive',
  failed: 'critical',
  returned: 'critical',
} as const;

function columnsOf(intl: IntlShape): ListColumn<Payout>[] {
  const header = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  return [
    { id: 'number', header: header('number'), cell: ({ payoutNo }) => <bdi>{payoutNo}</bdi> },
    {
      id: 'status',
      header: header('status'),
      cell: ({ status, failure }) => (
        <>
          <Badge tone={tones[status]}>
            <FormattedMessage {...statusNames[status]} />
          </Badge>
          {failure && (
            <Text size="sm" color="muted" className={styles.anyText}>
              {failure}
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'shop',
      from: 'sm',
      header: header('shop'),
      cell: ({ shopId, shopName }) => <Link href={`/shops/${shopId}`}>{shopName}</Link>,
    },
    {
      id: 'created',
      from: 'md',
      header: header('created'),
      cell: ({ createTime }) => <Time value={createTime} />,
    },
    {
      id: 'ended',
      from: 'lg',
      header: header('ended'),
      cell: ({ endTime }) => endTime && <Time value={endTime} />,
    },
    {
      id: 'amount',
      header: header('amount'),
      kind: 'number',
      cell: ({ amount }) => <Amount value={amount} />,
    },
  ];
}

/** One batch of the payouts, with what the bank says about each. */
export function PayoutList({ filter }: { filter: PayoutFilter }) {
  const intl = useIntl();
  const mayWrite = useScope('money:write');
  const { pathname, search } = useLocation();
  const payouts = useQuery(payoutsQuery(useClients(), filter));
  const batch = (before?: number) => {
    const params = new URLSearchParams(search);
    if (before) params.set('before', String(before));
    else params.delete('before');
    return params.size ? `${pathname}?${params}` : pathname;
  };
  const actions = {
    id: 'actions',
    header: intl.formatMessage(record.actions),
    kind: 'action' as const,
    cell: (payout: Payout) => (
      <>
        {payout.status === 'sent' && <PayoutActions payout={payout} />}
        {payout.status === 'paid' && <ReturnAction payout={payout} />}
      </>
    ),
  };
  const columns = columnsOf(intl);
  return (
    <>
      <ListTable
        name="payouts"
        caption={intl.formatMessage(messages.title)}
        captionHidden
        columns={mayWrite ? [...columns, actions] : columns}
        rows={payouts.data?.payouts ?? []}
        rowKey={({ id }) => id}
        density="dense"
        pending={payouts.isPending || payouts.isPlaceholderData}
        pendingLabel={intl.formatMessage(messages.loading)}
        failed={
          payouts.isError ? (
            <Failure error={payouts.error} onRetry={() => void payouts.refetch()} />
          ) : undefined
        }
        empty={
          <EmptyState>
            <FormattedMessage {...messages.none} />
          </EmptyState>
        }
      />
      <Inline justify="between">
        {filter.before ? (
          <Link href={batch()}>
            <FormattedMessage {...messages.newest} />
          </Link>
        ) : (
          <span />
        )}
        {payouts.data?.next && (
          <Link href={batch(payouts.data.next)}>
            <FormattedMessage {...messages.older} />
          </Link>
        )}
      </Inline>
      <PayoutsCsv filter={filter} />
    </>
  );
}
