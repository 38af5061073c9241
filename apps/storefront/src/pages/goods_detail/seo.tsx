import type { ProductDetail } from '@vermilion/api-client';
import type { ReviewSummaryModel } from '@vermilion/mall-components/review';
import type { SkuMatrix } from '@vermilion/mall-components/sku';
import { priceBand, totalStock } from '@vermilion/mall-components/sku';
import { rowsOf } from '@vermilion/mall-data/format';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { localPath } from '../../i18n/locales';
import { paths } from '../../page-params/paths';
import { productData } from '../../seo/json-ld';
import { Seo } from '../../seo/seo';

interface GoodsSeoProps {
  detail: ProductDetail;
  matrix: SkuMatrix;
  images: readonly string[];
  summary: ReviewSummaryModel;
  breadcrumbs: object;
}

/** Metadata of the goods for search engines. */
export function GoodsSeo({ detail, matrix, images, summary, breadcrumbs }: GoodsSeoProps) {
  const { origin, locale } = useApp();
  const { productInfo, merchantInfo } = detail;
  const mall = useMallFormat();
  const band = priceBand(matrix) ?? { minMinor: 0, maxMinor: 0 };
  const path = paths.goods(productInfo.id);
  const description = productInfo.storeInfo?.replace(/\s+/g, ' ').trim() || undefined;
  const product = productData({
    id: productInfo.id,
    name: productInfo.storeName,
    description,
    images: rowsOf(images, (src) => new URL(src, origin).href),
    url: origin + localPath(locale, path),
    lowMinor: band.minMinor,
    highMinor: band.maxMinor,
    offers: matrix.skus.length,
    mall,
    inStock: totalStock(matrix) > 0,
    shopName: merchantInfo.name,
    rating: { average: summary.average, count: summary.counts.all },
  });
  return (
    <Seo
      type="product"
      title={productInfo.storeName}
      description={description}
      path={path}
      imageSrc={images[0]}
      data={[product, breadcrumbs]}
    />
  );
}
