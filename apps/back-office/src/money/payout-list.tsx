import { useInfiniteQuery } from '@tanstack/react-query';
import type { Payout, PayoutStatus } from '@vermilion/api-client/operator';
import { Badge, type BadgeTone } from '@vermilion/design-system/badge';
import { Button } from '@vermilion/design-system/button';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { Stack } from '@vermilion/design-system/stack';
import { Text } from '@vermilion/design-system/text';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { PayoutsCsv } from '../payouts/payouts-csv';
import { Amount } from '../shared/amount';
import { Failure } from '../shared/failure';
import { ListTable } from '../shared/list-table';
import * as page from '../shared/page.css';
import { Time } from '../shared/time';
import type { ListColumn } from '../shared/use-columns';
import { useClients } from '../wire/clients-context';
import { labels, messages, payoutNames } from './messages';
import { payoutsQuery } from './queries';

const tones: Record<PayoutStatus, BadgeTone> = {
  recorded: 'neutral',
  sent: 'info',
  paid: 'positive',
  failed: 'critical',
  returned: 'critical',
};

const StateOf = ({ payout: { status, failure } }: { payout: Payout }) => (
  <Stack gap="xxs" align="start">
    <Badge tone={tones[status]}>
      <FormattedMessage {...payoutNames[status]} />
    </Badge>
    {failure && (
      <Text size="sm" color="muted" className={page.anyText}>
        {failure}
      </Text>
    )}
  </Stack>
);

function columnsOf(intl: IntlShape): ListColumn<Payout>[] {
  const header = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  return [
    { id: 'number', header: header('number'), cell: ({ payoutNo }) => <bdi>{payoutNo}</bdi> },
    { id: 'state', header: header('state'), cell: (payout) => <StateOf payout={payout} /> },
    {
      id: 'created',
      from: 'sm',
      header: header('created'),
      cell: ({ createTime }) => <Time value={createTime} />,
    },
    {
      id: 'ended',
      from: 'md',
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

/** The payouts of a shop, newest first. */
export function PayoutList() {
  const intl = useIntl();
  const payouts = useInfiniteQuery(payoutsQuery(useClients()));
  return (
    <Stack align="stretch">
      <ListTable
        name="payouts-of-shop"
        caption={intl.formatMessage(messages.payouts)}
        columns={columnsOf(intl)}
        rows={payouts.data?.pages.flatMap((batch) => batch.payouts) ?? []}
        rowKey={({ id }) => id}
        density="dense"
        pending={payouts.isPending}
        pendingLabel={intl.formatMessage(messages.payoutsLoading)}
        failed={
          payouts.isError ? (
            <Failure error={payouts.error} onRetry={() => void payouts.refetch()} />
          ) : undefined
        }
        empty={
          <EmptyState>
            <FormattedMessage {...messages.noPayouts} />
          </EmptyState>
        }
      />
      {payouts.hasNextPage && (
        <div>
          <Button pending={payouts.isFetchingNextPage} onClick={() => void payouts.fetchNextPage()}>
            <FormattedMessage {...messages.more} />
          </Button>
        </div>
      )}
      <PayoutsCsv filter={{}} />
    </Stack>
  );
}
