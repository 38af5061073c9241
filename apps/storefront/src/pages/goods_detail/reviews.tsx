import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Stack } from '@vermilion/design-system/stack';
import type { ReviewSummaryModel } from '@vermilion/mall-components/review';
import { ReviewFilters, ReviewList, ReviewSummary } from '@vermilion/mall-components/review';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../../app/app-context';
import { paths } from '../../paths';
import { Pager } from '../../shared/pager';
import type { GoodsAddress } from './goods-query';
import { reviewArgs } from './goods-query';
import { toReview } from './map';
import { rowsOf } from '../../data/rows';

interface ReviewsProps {
  id: number;
  address: GoodsAddress;
  summary: ReviewSummaryModel;
}

/** The reviews of the goods: numbers, filter, list and its pages. */
export function Reviews({ id, address, summary }: ReviewsProps) {
  const { queries } = useApp();
  const navigate = useNavigate();
  const { skuId: sku, level, page } = address;
  const args = reviewArgs(id, address);
  const query = useQuery({
    ...queries.reviewList(args),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  const hrefOf = (next: { level?: string; page?: number }) =>
    paths.goods(id, { sku, tab: 'reviews', ...next });
  const state = query.isPending ? 'loading' : query.isError ? 'failed' : 'ready';
  return (
    <Stack gap="lg">
      <ReviewSummary summary={summary} />
      <ReviewFilters
        level={level}
        counts={summary.counts}
        onChange={(next) =>
          void navigate(hrefOf({ level: next === 'all' ? undefined : next }), {
            preventScrollReset: true,
          })
        }
      />
      <ReviewList
        reviews={rowsOf(query.data?.list, toReview)}
        state={state}
        onRetry={() => void query.refetch()}
      />
      <Pager
        page={page}
        pageCount={query.data?.pages ?? 0}
        hrefOf={(next) => hrefOf({ level: level === 'all' ? undefined : level, page: next })}
      />
    </Stack>
  );
}
