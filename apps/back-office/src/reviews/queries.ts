import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Clients } from '../wire/clients';

const REVIEWS_A_PAGE = 20;

export const reviewFilters = ['answered', 'hidden', 'all'] as const;

export interface ReviewFilter {
  page: number;
  /** Default: those that wait for an answer. */
  filter: (typeof reviewFilters)[number] | undefined;
  /** Only of these goods. */
  goodsId: number | undefined;
}

const queries = {
  answered: { replied: true },
  hidden: { shown: false },
  all: {},
};

/** What the API is asked for. */
export const whichReviews = (filter: ReviewFilter['filter']) =>
  filter ? queries[filter] : { replied: false, shown: true };

/** One page of the reviews, newest first. */
export const reviewsQuery = (
  { operator }: Pick<Clients, 'operator'>,
  { page, filter, goodsId }: ReviewFilter,
) =>
  queryOptions({
    queryKey: ['work', 'reviews', page, filter, goodsId],
    queryFn: ({ signal }) =>
      operator.operatorReviews(
        { ...whichReviews(filter), goodsId, page, limit: REVIEWS_A_PAGE },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
