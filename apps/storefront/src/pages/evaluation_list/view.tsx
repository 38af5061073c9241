import { useQuery } from '@tanstack/react-query';
import { MyReviewsView } from '@vermilion/mall-components/review';
import { rowsOf } from '@vermilion/mall-data/format';
import { toGoodsToReview, toOwnReview } from '@vermilion/mall-data/review';
import { defineMessages, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { AccountFrame } from '../../frame/account-frame';
import { reviewsParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { usePageParams } from '../../routing/use-page-params';
import { Seo } from '../../seo/seo';
import { KeepDrafts } from '../../session/keep-drafts';
import { listState } from '../../shared/list-state';
import { Pager } from '../../shared/pager';
import { reviewQueries } from './loader';
import { useFollowUp } from './use-follow-up';

export { reviewsParams as query } from '../../page-params';
export { createLoader } from './loader';

const messages = defineMessages({
  title: { id: 'page.reviews.title', defaultMessage: 'My reviews' },
});

/** Lines to review, and the shopper's own reviews. */
export function View() {
  const mall = useMallFormat();
  const navigate = useNavigate();
  const params = usePageParams(reviewsParams);
  const queries = reviewQueries(useApp(), params);
  const toWrite = useQuery(queries.toWrite);
  const written = useQuery(queries.written);
  const onFollowUp = useFollowUp();
  const title = useIntl().formatMessage(messages.title);
  const { tab, page } = params;
  const open = tab === 'toWrite' ? toWrite : written;
  return (
    <AccountFrame title={title} current="reviews">
      <Seo title={title} hidden />
      <KeepDrafts page="reviews">
        <MyReviewsView
          tab={tab}
          onTabChange={(next) => void navigate(paths.reviews(next), { preventScrollReset: true })}
          counts={{ toWrite: toWrite.data?.total, written: written.data?.total }}
          goods={rowsOf(toWrite.data?.list, toGoodsToReview(mall))}
          reviews={rowsOf(written.data?.list, toOwnReview(mall))}
          onFollowUp={onFollowUp}
          state={listState(open, page)}
          onRetry={() => void open.refetch()}
          pagination={
            <Pager
              page={page}
              pageCount={open.data?.pages ?? 0}
              hrefOf={(next) => paths.reviews(tab, next)}
            />
          }
        />
      </KeepDrafts>
    </AccountFrame>
  );
}
