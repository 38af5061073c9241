import { samplePicture } from '../testing/pictures';
import { sampleGoods } from '../testing/samples';
import type { CollectedGoods, FollowedShop } from './types';

/** Collected goods: one cheaper, one dearer, one sold out, one gone, and some unchanged. */
export const sampleCollected: CollectedGoods[] = sampleGoods(6).map((goods, index) => ({
  ...goods,
  rating: index === 0 ? { stars: 4.5, count: 8 } : undefined,
  collectedPriceMinor: goods.priceMinor + ([500, -300, 0, 0][index] ?? 0),
  state: (['available', 'available', 'soldOut', 'gone'] as const)[index] ?? 'available',
}));

export const sampleFollowed: FollowedShop[] = ['Kiln & Co', '茶舍', 'Lumen'].map((name, index) => ({
  id: index + 1,
  name,
  href: `/merchant/merchant/home?id=${index + 1}`,
  logoSrc: samplePicture(index),
  rating: 5 - index,
  followerCount: 1 + index * 120,
  closed: index === 2,
}));
