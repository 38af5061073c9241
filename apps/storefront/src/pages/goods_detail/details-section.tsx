import { useQuery } from '@tanstack/react-query';
import { DetailTabs } from '@vermilion/mall-components/goods';
import { ReviewHighlights } from '@vermilion/mall-components/review';
import { rowsOf } from '@vermilion/mall-data/format';
import { toReviewSummary } from '@vermilion/mall-data/goods';
import { toReview } from '@vermilion/mall-data/review';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { type GoodsParams, goodsParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { GoodsReviews } from '../../review/goods-reviews';
import { usePageParams } from '../../routing/use-page-params';
import { highlightsQuery, summaryQuery } from './loader';
import { mostUseful } from './most-useful';
import { REVIEWS_ID } from './reviews-id';
import { ShopSidebar } from './shop-sidebar';
import { useGoods } from './use-goods';
import * as styles from './view.css';

/** Reviews within the description. */
const SHOWN = 2;

/** Description and reviews, next to the shop. */
export function DetailsSection({ id }: { id: number }) {
  const mall = useMallFormat();
  const app = useApp();
  const navigate = useNavigate();
  const query = usePageParams(goodsParams);
  const detail = useGoods(id);
  const summary = toReviewSummary(
    useQuery({ ...summaryQuery(app, id), meta: { quiet: true } }).data,
  );
  const reviews = rowsOf(useQuery(highlightsQuery(app, id)).data?.list, toReview(mall));
  const openTab = (tab: GoodsParams['tab']) => {
    const next = paths.goods(id, { sku: query.sku, tab });
    void navigate(next, { replace: true, preventScrollReset: true });
  };
  return (
    <div className={styles.below}>
      <div id={REVIEWS_ID} className={styles.tabs}>
        <DetailTabs
          tab={query.tab}
          onTabChange={openTab}
          highlights={
            <ReviewHighlights
              summary={summary}
              reviews={mostUseful(reviews, SHOWN, app.locale)}
              href={`${paths.goods(id, { sku: query.sku, tab: 'reviews' })}#${REVIEWS_ID}`}
            />
          }
          detailsHtml={detail.productInfo.content || undefined}
          reviewCount={summary.counts.all}
          reviews={<GoodsReviews id={id} query={query} summary={summary} />}
        />
      </div>
      <ShopSidebar detail={detail} />
    </div>
  );
}
