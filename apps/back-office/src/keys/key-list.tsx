import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OperatorKey } from '@vermilion/api-client/operator';
import { Badge } from '@vermilion/design-system/badge';
import { Button } from '@vermilion/design-system/button';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { messages as record } from '../records/messages';
import { ConfirmAction } from '../shared/confirm-action';
import { Failure } from '../shared/failure';
import { ListTable } from '../shared/list-table';
import * as styles from '../shared/page.css';
import { Pager } from '../shared/pager';
import { Time } from '../shared/time';
import type { ListColumn } from '../shared/use-columns';
import { useClients } from '../wire/clients-context';
import { KeysCsv } from './keys-csv';
import { labels, messages } from './messages';
import { keysQuery } from './queries';

function columnsOf(intl: IntlShape): ListColumn<OperatorKey>[] {
  const header = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  return [
    {
      id: 'name',
      header: header('name'),
      cell: ({ name }) => <bdi className={styles.anyText}>{name}</bdi>,
    },
    { id: 'hint', from: 'lg', header: header('hint'), cell: ({ hint }) => <bdi>{hint}</bdi> },
    {
      id: 'scopes',
      from: 'md',
      header: header('scopes'),
      cell: ({ scopes }) => intl.formatList(scopes),
    },
    {
      id: 'shop',
      from: 'lg',
      header: header('shop'),
      kind: 'number',
      cell: ({ shopId }) => shopId,
    },
    {
      id: 'created',
      from: 'xl',
      header: header('created'),
      cell: ({ createTime }) => <Time value={createTime} />,
    },
    {
      id: 'lastUsed',
      from: 'md',
      header: header('lastUsed'),
      cell: ({ lastUsedTime }) =>
        lastUsedTime ? <Time value={lastUsedTime} /> : <FormattedMessage {...messages.never} />,
    },
  ];
}

/** One page of the keys. */
export function KeyList({ page }: { page: number }) {
  const intl = useIntl();
  const clients = useClients();
  const queryClient = useQueryClient();
  const keys = useQuery(keysQuery(clients, page));
  const [revoking, setRevoking] = useState<OperatorKey>();
  const action = (key: OperatorKey) =>
    key.revokeTime ? (
      <Badge>
        <FormattedMessage {...messages.revoked} />
      </Badge>
    ) : (
      <Button
        size="sm"
        aria-label={intl.formatMessage(messages.revokeOf, { name: key.name })}
        onClick={() => setRevoking(key)}
      >
        <FormattedMessage {...messages.revoke} />
      </Button>
    );
  const revoke = ({ id }: OperatorKey) =>
    clients.operator
      .revokeOperatorKey({ id })
      .finally(() => void queryClient.invalidateQueries({ queryKey: ['work', 'keys'] }));
  return (
    <>
      <ListTable
        name="keys"
        caption={intl.formatMessage(messages.title)}
        captionHidden
        columns={[
          ...columnsOf(intl),
          {
            id: 'actions',
            header: intl.formatMessage(record.actions),
            kind: 'action',
            cell: action,
          },
        ]}
        rows={keys.data?.list ?? []}
        rowKey={({ id }) => id}
        density="dense"
        pending={keys.isPending || keys.isPlaceholderData}
        pendingLabel={intl.formatMessage(messages.loading)}
        failed={
          keys.isError ? (
            <Failure error={keys.error} onRetry={() => void keys.refetch()} />
          ) : undefined
        }
        empty={
          <EmptyState>
            <FormattedMessage {...messages.none} />
          </EmptyState>
        }
      />
      <Pager page={page} pageCount={keys.data?.pages ?? 1} />
      <KeysCsv />
      {revoking && (
        <ConfirmAction
          tone="critical"
          title={intl.formatMessage(messages.revokeTitle, { name: revoking.name })}
          confirmLabel={intl.formatMessage(messages.revoke)}
          act={() => revoke(revoking)}
          done={intl.formatMessage(messages.revokedNow, { name: revoking.name })}
          onClose={() => setRevoking(undefined)}
        >
          <FormattedMessage {...messages.revokeText} />
        </ConfirmAction>
      )}
    </>
  );
}
