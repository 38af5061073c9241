import type { UseQueryResult } from '@tanstack/react-query';
import type { OperatorApplication, OperatorApplicationPage } from '@vermilion/api-client/operator';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { Truncate } from '@vermilion/design-system/truncate';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { Failure } from '../shared/failure';
import { ListTable } from '../shared/list-table';
import { Pager } from '../shared/pager';
import { Time } from '../shared/time';
import type { ListColumn } from '../shared/use-columns';
import { useOpenHref } from '../shared/use-opened';
import { TradeName } from '../trades/named';
import { ApplicationStateBadge } from './application-state';
import { labels, messages } from './messages';

function columnsOf(intl: IntlShape): ListColumn<OperatorApplication>[] {
  const header = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  return [
    {
      id: 'shop',
      header: header('shop'),
      cell: ({ name }) => <Truncate lines={2}>{name}</Truncate>,
    },
    {
      id: 'state',
      header: header('state'),
      cell: (application) => <ApplicationStateBadge application={application} />,
    },
    {
      id: 'person',
      from: 'lg',
      header: header('person'),
      cell: ({ realName }) => <Truncate lines={1}>{realName}</Truncate>,
    },
    {
      id: 'trade',
      from: 'md',
      header: header('trade'),
      cell: ({ categoryId }) => <TradeName id={categoryId} />,
    },
    { id: 'country', from: 'md', header: header('country'), cell: ({ country }) => country },
    {
      id: 'sent',
      from: 'sm',
      header: header('sent'),
      cell: ({ sentTime }) => <Time value={sentTime} />,
    },
  ];
}

export interface ApplicationListProps {
  page: number;
  applications: UseQueryResult<OperatorApplicationPage>;
}

/** One page of the applications. A row opens over the list, in its address. */
export function ApplicationList({ page, applications }: ApplicationListProps) {
  const intl = useIntl();
  const hrefOf = useOpenHref();
  const [params] = useSearchParams();
  const isFiltered = params.has('state');
  const count = applications.data?.total ?? 0;
  return (
    <>
      <ListTable
        name="applications"
        caption={intl.formatMessage(messages.title)}
        captionHidden
        columns={columnsOf(intl)}
        rows={applications.data?.list ?? []}
        rowKey={({ id }) => id}
        rowHref={hrefOf}
        density="dense"
        pending={applications.isPending || applications.isPlaceholderData}
        pendingLabel={intl.formatMessage(messages.loading)}
        failed={
          applications.isError ? (
            <Failure error={applications.error} onRetry={() => void applications.refetch()} />
          ) : undefined
        }
        empty={
          <EmptyState>
            <FormattedMessage {...(isFiltered ? messages.none : messages.noneYet)} />
          </EmptyState>
        }
        announcement={applications.data && intl.formatMessage(messages.count, { count })}
      />
      <Pager page={page} pageCount={applications.data?.pages ?? 1} />
    </>
  );
}
