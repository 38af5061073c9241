import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Clients } from '../wire/clients';

const REVIEWS_A_PAGE = 20;

export const reviewFilters = ['answered', 'hidden', 'all'] as const;

export interface ReviewFilter {
  page: number;
  /** Default: those that wait for an answer. */
  filter: (typeof reviewFilters)[number] | undefined;
}

const queries = {
  answered: { replied: true },
  hidden: { shown: false },
  all: {},
};

/** One page of the reviews, newest first. */
export const reviewsQuery = (
  { operator }: Pick<Clients, 'operator'>,
  { page, filter }: ReviewFilter,
) =>
  queryOptions({
    queryKey: ['work', 'reviews', page, filter],
    queryFn: ({ signal }) => {
      const which = filter ? queries[filter] : { replied: false, shown: true };
      return operator.operatorReviews({ ...which, page, limit: REVIEWS_A_PAGE }, { signal });
    },
    placeholderData: keepPreviousData,
  });
