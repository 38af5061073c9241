import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Clients } from '../wire/clients';
import { type ApplicationState, statusOf } from './messages';

const APPLICATIONS_A_PAGE = 20;

export interface ApplicationFilter {
  page: number;
  state: ApplicationState | undefined;
}

/** One page of the applications to open a shop, oldest first. */
export const applicationsQuery = (
  { operator }: Pick<Clients, 'operator'>,
  { page, state }: ApplicationFilter,
) =>
  queryOptions({
    queryKey: ['work', 'applications', { page, state }],
    queryFn: ({ signal }) =>
      operator.operatorApplications(
        { page, limit: APPLICATIONS_A_PAGE, status: state && statusOf[state] },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
