import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Clients } from '../wire/clients';
import type { ReportState } from './messages';

const REPORTS_A_PAGE = 20;

export interface ReportFilter {
  page: number;
  state: ReportState | undefined;
}

/** One page of the reports by shoppers, newest first. */
export const reportsQuery = (
  { operator }: Pick<Clients, 'operator'>,
  { page, state }: ReportFilter,
) =>
  queryOptions({
    queryKey: ['work', 'reports', { page, state }],
    queryFn: ({ signal }) =>
      operator.operatorReports({ page, limit: REPORTS_A_PAGE, status: state }, { signal }),
    placeholderData: keepPreviousData,
  });
