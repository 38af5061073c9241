import { useSuspenseQuery } from '@tanstack/react-query';
import { WriteReviewView } from '@vermilion/mall-components/review';
import { toLineToReview } from '@vermilion/mall-data/review';
import { defineMessages, useIntl } from 'react-intl';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { AccountFrame } from '../../frame/account-frame';
import { writeReviewParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { usePageParams } from '../../routing/use-page-params';
import { Seo } from '../../seo/seo';
import { KeepDrafts } from '../../session/keep-drafts';
import { MissingParameter } from '../../shared/missing-parameter';
import { orderQuery } from './loader';
import { useReviewActions } from './use-review-actions';

export { writeReviewParams as query } from '../../page-params';
export { createLoader } from './loader';

const messages = defineMessages({
  title: { id: 'page.review.title', defaultMessage: 'Write a review' },
});

/** The review form of a received order line. */
export function View() {
  const { orderNo, id } = usePageParams(writeReviewParams);
  return orderNo && id ? (
    <WriteReview key={id} orderNo={orderNo} id={id} />
  ) : (
    <MissingParameter of="order" />
  );
}

function WriteReview({ orderNo, id }: { orderNo: string; id: number }) {
  const mall = useMallFormat();
  const wire = useSuspenseQuery(orderQuery(useApp(), orderNo)).data;
  const actions = useReviewActions(orderNo, id);
  const title = useIntl().formatMessage(messages.title);
  return (
    <AccountFrame title={title} current="reviews">
      <Seo title={title} hidden />
      <KeepDrafts page={`review:${id}`}>
        <WriteReviewView
          goods={toLineToReview(mall, wire, id)}
          reviewsHref={paths.reviews()}
          {...actions}
        />
      </KeepDrafts>
    </AccountFrame>
  );
}
