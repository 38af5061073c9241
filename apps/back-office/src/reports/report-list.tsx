import type { UseQueryResult } from '@tanstack/react-query';
import type { OperatorReport, OperatorReportPage } from '@vermilion/api-client/operator';
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
import { labels, messages, reasonNames, subjectNames } from './messages';
import { ReportStateBadge } from './report-state';

function columnsOf(intl: IntlShape): ListColumn<OperatorReport>[] {
  const header = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  return [
    {
      id: 'what',
      header: header('what'),
      cell: ({ subjectName }) => <Truncate lines={2}>{subjectName ?? header('gone')}</Truncate>,
    },
    {
      id: 'state',
      header: header('state'),
      cell: ({ status }) => <ReportStateBadge state={status} />,
    },
    {
      id: 'kind',
      from: 'md',
      header: header('kind'),
      cell: ({ subject }) => intl.formatMessage(subjectNames[subject]),
    },
    {
      id: 'reason',
      from: 'md',
      header: header('reason'),
      cell: ({ reason }) => intl.formatMessage(reasonNames[reason]),
    },
    {
      id: 'sent',
      from: 'sm',
      header: header('sent'),
      cell: ({ createTime }) => <Time value={createTime} />,
    },
  ];
}

export interface ReportListProps {
  page: number;
  reports: UseQueryResult<OperatorReportPage>;
}

/** One page of the reports. A row opens over the list, in its address. */
export function ReportList({ page, reports }: ReportListProps) {
  const intl = useIntl();
  const hrefOf = useOpenHref();
  const [params] = useSearchParams();
  const isFiltered = params.has('state');
  const count = reports.data?.total ?? 0;
  return (
    <>
      <ListTable
        name="reports"
        caption={intl.formatMessage(messages.title)}
        captionHidden
        columns={columnsOf(intl)}
        rows={reports.data?.list ?? []}
        rowKey={({ id }) => id}
        rowHref={hrefOf}
        density="dense"
        pending={reports.isPending || reports.isPlaceholderData}
        pendingLabel={intl.formatMessage(messages.loading)}
        failed={
          reports.isError ? (
            <Failure error={reports.error} onRetry={() => void reports.refetch()} />
          ) : undefined
        }
        empty={
          <EmptyState>
            <FormattedMessage {...(isFiltered ? messages.none : messages.noneYet)} />
          </EmptyState>
        }
        announcement={reports.data && intl.formatMessage(messages.count, { count })}
      />
      <Pager page={page} pageCount={reports.data?.pages ?? 1} />
    </>
  );
}
