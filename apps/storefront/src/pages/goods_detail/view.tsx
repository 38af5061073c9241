import { useQuery } from '@tanstack/react-query';
import { toImages, toMatrix, toReviewSummary } from '@vermilion/mall-data/goods';
import { Suspense, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { categoryBreadcrumbs } from '../../frame/category-breadcrumbs';
import { useRememberGoods } from '../../goods/use-remember-goods';
import { useCategories } from '../../mall/use-categories';
import { lazyInView } from '../../shared/lazy-in-view';
import { MissingParameter } from '../../shared/missing-parameter';
import { PageBreadcrumbs, useBreadcrumbs } from '../../shared/page-breadcrumbs';
import { PageFrame } from '../../shared/page-frame';
import { BuySection } from './buy-section';
import { DetailsSection } from './details-section';
import { summaryQuery } from './loader';
import { GoodsSeo } from './seo';
import { SimilarSection } from './similar-section';
import { useGoods } from './use-goods';
import * as styles from './view.css';

const RecentlyViewed = lazyInView(() => import('../../goods/recently-viewed'));

export { goodsParams as query } from '../../page-params';
export { createLoader, shouldRevalidate } from './loader';

/** The page of a product. The key resets the selection when the product changes. */
export function View() {
  const { id } = useParams();
  return id === undefined ? <MissingParameter of="goods" /> : <Goods key={id} id={Number(id)} />;
}

function Goods({ id }: { id: number }) {
  const mall = useMallFormat();
  const app = useApp();
  const detail = useGoods(id);
  const summary = toReviewSummary(
    useQuery({ ...summaryQuery(app, id), meta: { quiet: true } }).data,
  );
  const matrix = useMemo(() => toMatrix(mall, detail), [mall, detail]);
  const images = useMemo(() => toImages(detail), [detail]);
  const { storeName, categoryId } = detail.productInfo;
  const breadcrumbs = useBreadcrumbs([
    ...categoryBreadcrumbs(useCategories(), categoryId ?? undefined),
    { label: storeName },
  ]);
  useRememberGoods({ id, name: storeName, locale: app.locale, imageSrc: images[0] ?? '' });
  return (
    <PageFrame>
      <GoodsSeo {...{ detail, matrix, images, summary }} breadcrumbs={breadcrumbs.data} />
      <div className={styles.breadcrumbs}>
        <PageBreadcrumbs items={breadcrumbs.items} />
      </div>
      <Suspense>
        <BuySection id={id} />
      </Suspense>
      <Suspense>
        <DetailsSection id={id} />
      </Suspense>
      <Suspense>
        <SimilarSection id={id} />
      </Suspense>
      <RecentlyViewed except={id} />
    </PageFrame>
  );
}
