import { useQuery } from '@tanstack/react-query';
import type { OperatorReview } from '@vermilion/api-client/operator';
import { Badge } from '@vermilion/design-system/badge';
import { DataList, type DataListItem } from '@vermilion/design-system/data-list';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { Inline } from '@vermilion/design-system/inline';
import { Rating } from '@vermilion/design-system/rating';
import { Text } from '@vermilion/design-system/text';
import { specificationOf } from '@vermilion/mall-data/format';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { Failure } from '../shared/failure';
import * as page from '../shared/page.css';
import { Pager } from '../shared/pager';
import { Time } from '../shared/time';
import { useClients } from '../wire/clients-context';
import { messages } from './messages';
import { type ReviewFilter, reviewsQuery } from './queries';
import { ReviewActions } from './review-actions';
import { ReviewText } from './review-text';
import { ReviewsCsv } from './reviews-csv';

const itemOf = (intl: IntlShape, review: OperatorReview): DataListItem => ({
  id: String(review.id),
  title: (
    <Inline asChild>
      <span>
        <Rating
          value={review.star}
          size="sm"
          label={intl.formatMessage(messages.stars, { stars: review.star })}
        />
        <bdi className={page.anyText}>
          {[review.goodsName, specificationOf(review.sku)].filter(Boolean).join(' · ')}
        </bdi>
        <Text size="sm" color="muted">
          <Time value={review.createTime} />
        </Text>
        {!review.shown && (
          <Badge tone="critical">
            <FormattedMessage {...messages.isHidden} />
          </Badge>
        )}
      </span>
    </Inline>
  ),
  description: <ReviewText review={review} />,
  actions: <ReviewActions review={review} />,
});

/** One page of the reviews. */
export function ReviewList({ page: number, filter, goodsId }: ReviewFilter) {
  const intl = useIntl();
  const reviews = useQuery(reviewsQuery(useClients(), { page: number, filter, goodsId }));
  return (
    <>
      <DataList
        label={intl.formatMessage(messages.title)}
        items={(reviews.data?.list ?? []).map((review) => itemOf(intl, review))}
        pending={reviews.isPending || reviews.isPlaceholderData}
        pendingLabel={intl.formatMessage(messages.loading)}
        failed={
          reviews.isError ? (
            <Failure error={reviews.error} onRetry={() => void reviews.refetch()} />
          ) : undefined
        }
        empty={
          <EmptyState>
            <FormattedMessage {...(filter ? messages.none : messages.noneOpen)} />
          </EmptyState>
        }
      />
      <Pager page={number} pageCount={reviews.data?.pages ?? 1} />
      <ReviewsCsv filter={filter} goodsId={goodsId} />
    </>
  );
}
