import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Stack } from '@vermilion/design-system/stack';
import type { ReviewSummaryModel } from '@vermilion/mall-components/review';
import { ReviewFilters, ReviewList, ReviewSummary } from '@vermilion/mall-components/review';
import { rowsOf } from '@vermilion/mall-data/format';
import { toReview } from '@vermilion/mall-data/review';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../deps/app-context';
import { useMallFormat } from '../deps/mall-context';
import type { GoodsParams } from '../page-params';
import { paths } from '../page-params/paths';
import { Pager } from '../shared/pager';
import { reviewArgs } from './review-args';

interface ReviewsProps {
  id: number;
  query: GoodsParams;
  summary: ReviewSummaryModel;
}

/** The reviews of the goods: summary, filter, list and pagination. */
export function GoodsReviews({ id, query, summary }: ReviewsProps) {
  const mall = useMallFormat();
  const { queries } = useApp();
  const navigate = useNavigate();
  const { level, pictures, spec, page } = query;
  const reviews = useQuery({
    ...queries.reviewList(reviewArgs(id, query)),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  const hrefOf = (next: Partial<GoodsParams>) =>
    paths.goods(id, { ...query, tab: 'reviews', page: 1, ...next });
  const state = reviews.isPending ? 'loading' : reviews.isError ? 'failed' : 'ready';
  return (
    <Stack gap="lg">
      <ReviewSummary summary={summary} />
      <ReviewFilters
        value={{ level, withPictures: pictures, specification: spec }}
        summary={summary}
        onValueChange={({ withPictures, specification, ...next }) =>
          void navigate(hrefOf({ ...next, pictures: withPictures, spec: specification }), {
            preventScrollReset: true,
          })
        }
      />
      <ReviewList
        reviews={rowsOf(reviews.data?.list, toReview(mall))}
        state={state}
        onRetry={() => void reviews.refetch()}
        reportHrefOf={(review) => paths.report('review', Number(review.id))}
      />
      <Pager
        page={page}
        pageCount={reviews.data?.pages ?? 0}
        hrefOf={(next) => hrefOf({ page: next })}
      />
    </Stack>
  );
}
