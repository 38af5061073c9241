import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Clients } from '../wire/clients';

type Calls = Pick<Clients, 'operator'>;
const JOBS_A_PAGE = 50;

export interface DeadFilter {
  page: number;
  /** Of one name only. */
  name: string | undefined;
}

/** One page of the jobs that were given up, newest first. */
export const deadJobsQuery = ({ operator }: Calls, filter: DeadFilter) =>
  queryOptions({
    queryKey: ['work', 'jobs', 'dead', filter],
    queryFn: ({ signal }) => operator.deadJobs({ ...filter, limit: JOBS_A_PAGE }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The jobs that recur, by name. */
export const recurringJobsQuery = ({ operator }: Calls) =>
  queryOptions({
    queryKey: ['work', 'jobs', 'recurring'],
    queryFn: ({ signal }) => operator.recurringJobs({}, { signal }),
  });
