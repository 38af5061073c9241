import { useQuery } from '@tanstack/react-query';
import { DetailTabs, Gallery, gallerySizes, Guarantees } from '@vermilion/mall-components/goods';
import { useMemo } from 'react';
import { useNavigate, useParams } from '../../routing/router';
import { useApp } from '../../app/app-context';
import type { GoodsParams } from '../../page-params';
import { goodsParams } from '../../page-params';
import { paths } from '../../paths';
import { usePageParams } from '../../routing/use-page-params';
import { MissingParameter } from '../../shared/missing-parameter';
import { PageFrame } from '../../shared/page-frame';
import { preloadImage } from '../../shared/preload-image';
import { PageBreadcrumbs, useBreadcrumbs } from '../../shared/page-breadcrumbs';
import { Buy } from './buy';
import { summaryQuery } from './loader';
import { toMatrix } from '../../data/sku-matrix';
import { toGuarantees, toImages, toSummary } from './map';
import { Reviews } from './reviews';
import { GoodsSeo } from './seo';
import { ShopSidebar } from './shop-sidebar';
import { useGoods } from './use-goods';
import { useSkuSelection } from './use-sku-selection';
import * as styles from './view.css';

export { createLoader, shouldRevalidate } from './loader';

/** The page of a product. The key resets the selection when the product changes. */
export function View() {
  const { id } = useParams();
  return id === undefined ? <MissingParameter of="goods" /> : <Goods key={id} id={Number(id)} />;
}

function Goods({ id }: { id: number }) {
  const app = useApp();
  const navigate = useNavigate();
  const query = usePageParams(goodsParams);
  const detail = useGoods(id);
  const summary = toSummary(useQuery({ ...summaryQuery(app, id), meta: { quiet: true } }).data);
  const matrix = useMemo(() => toMatrix(detail), [detail]);
  const images = useMemo(() => toImages(detail), [detail]);
  const choice = useSkuSelection(id, matrix, query);
  const chosenSrc = query.sku ? choice.sku?.imageSrc : undefined;
  preloadImage(chosenSrc ?? images[0], gallerySizes);
  const { storeName, merId, content } = detail.productInfo;
  const breadcrumbs = useBreadcrumbs([
    { label: detail.merchantInfo.name, href: paths.shop(merId) },
    { label: storeName },
  ]);
  const openTab = (tab: GoodsParams['tab']) => {
    const next = paths.goods(id, { sku: query.sku, tab });
    void navigate(next, { replace: true, preventScrollReset: true });
  };
  return (
    <PageFrame>
      <GoodsSeo {...{ detail, matrix, images, summary }} breadcrumbs={breadcrumbs.data} />
      <PageBreadcrumbs items={breadcrumbs.items} />
      <div className={styles.sheet}>
        <Gallery name={storeName} images={images} chosenSrc={chosenSrc} />
        <div className={styles.buy}>
          <Buy detail={detail} matrix={matrix} choice={choice} />
          <Guarantees guarantees={toGuarantees(detail)} />
        </div>
      </div>
      <div className={styles.below}>
        <div className={styles.tabs}>
          <DetailTabs
            tab={query.tab}
            onTabChange={openTab}
            detailsHtml={content || undefined}
            reviewCount={summary.counts.all}
            reviews={<Reviews id={id} query={query} summary={summary} />}
          />
        </div>
        <ShopSidebar detail={detail} />
      </div>
    </PageFrame>
  );
}
