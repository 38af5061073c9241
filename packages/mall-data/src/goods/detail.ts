import type { ProductDetail, ReviewSummary } from '@vermilion/api-client';
import type { GoodsShop, Guarantee } from '@vermilion/mall-components/goods';
import type { ReviewSummaryModel } from '@vermilion/mall-components/review';
import { listOf } from '../format/json';
import type { Mall } from '../format/mall';
import { rowsOf, textOf } from '../format/rows';
import { shopRating } from '../format/shop-rating';

/** The images of the gallery; the main image if there are no others. */
export function toImages({ productInfo }: ProductDetail): string[] {
  const images = listOf(productInfo.sliderImage);
  return images.length || !productInfo.image ? images : [productInfo.image];
}

/** The shop of goods. */
export const toGoodsShop = (
  mall: Mall,
  { productInfo, merchantInfo }: ProductDetail,
  types: readonly { id: number; name: string }[],
): GoodsShop => ({
  id: productInfo.merId,
  name: merchantInfo.name,
  href: mall.links.shop(productInfo.merId),
  logoSrc: merchantInfo.avatar,
  rating: shopRating(merchantInfo.stars, merchantInfo.starLevel),
  selfOperated: merchantInfo.isSelf,
  // The tag shows it already
  typeName: merchantInfo.isSelf
    ? undefined
    : types.find(({ id }) => id === merchantInfo.typeId)?.name,
  followed: merchantInfo.isCollect,
});

/** What is guaranteed for the goods. */
export const toGuarantees = ({ guaranteeList }: ProductDetail): Guarantee[] =>
  rowsOf(guaranteeList, ({ id, name, content, icon }) => ({
    id,
    name: textOf(name),
    description: content || undefined,
    iconSrc: icon || undefined,
  }));

/** The numbers of the reviews of goods. */
export const toReviewSummary = (wire: ReviewSummary | undefined): ReviewSummaryModel => ({
  average: wire?.stars ?? wire?.replyStar ?? 0,
  goodRate: Number(wire?.replyChance ?? 0) || 0,
  counts: {
    all: wire?.sumCount ?? 0,
    good: wire?.goodCount ?? 0,
    general: wire?.inCount ?? 0,
    bad: wire?.poorCount ?? 0,
  },
  pictureCount: wire?.pictureCount,
  specifications: wire?.specifications?.map(({ sku, name = sku, count }) => ({
    name: sku,
    label: name.split(',').join(', '),
    count,
  })),
});
