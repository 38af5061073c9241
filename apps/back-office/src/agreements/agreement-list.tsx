import { useQuery } from '@tanstack/react-query';
import type { AgreementFields } from '@vermilion/api-client/operator';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { FormattedMessage, useIntl } from 'react-intl';
import { Failure } from '../shared/failure';
import { ListTable } from '../shared/list-table';
import { Time } from '../shared/time';
import { useClients } from '../wire/clients-context';
import { AgreementStateBadge } from './agreement-state';
import { labels, messages } from './messages';
import { agreementsQuery } from './queries';
import { useTitle } from './use-title';

/** The versions of agreements, each a link. */
export function AgreementList({ kind }: { kind: AgreementFields['kind'] | undefined }) {
  const intl = useIntl();
  const titleOf = useTitle();
  const agreements = useQuery(agreementsQuery(useClients(), kind));
  const header = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  return (
    <ListTable
      name="agreements"
      caption={header('title')}
      captionHidden
      columns={[
        { id: 'kind', header: header('kind'), cell: titleOf },
        {
          id: 'state',
          header: header('state'),
          cell: ({ state }) => <AgreementStateBadge state={state} />,
        },
        {
          id: 'from',
          from: 'sm',
          header: header('from'),
          cell: ({ fromTime }) => fromTime && <Time value={fromTime} />,
        },
        {
          id: 'accepted',
          from: 'md',
          header: header('accepted'),
          kind: 'number',
          cell: ({ accepted: count }) => (
            <FormattedMessage {...messages.people} values={{ count }} />
          ),
        },
      ]}
      rows={agreements.data ?? []}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `/agreements/${id}`}
      density="dense"
      pending={agreements.isPending}
      pendingLabel={header('loading')}
      failed={
        agreements.isError ? (
          <Failure error={agreements.error} onRetry={() => void agreements.refetch()} />
        ) : undefined
      }
      empty={
        <EmptyState>
          <FormattedMessage {...messages.none} />
        </EmptyState>
      }
    />
  );
}
