import type { MallArgs } from '@vermilion/api-client';
import type { ReviewLevel } from '@vermilion/mall-components/review';
import { reviewLevels } from '@vermilion/mall-components/review';

export interface GoodsAddress {
  skuId?: number;
  tab: 'details' | 'reviews';
  level: ReviewLevel;
  page: number;
}

const LIMIT = 10;
const positive = (text: string | null) =>
  text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;

/** What an address opens; whatever it says wrongly counts as not said. */
export function readGoodsAddress(query: URLSearchParams): GoodsAddress {
  const level = reviewLevels.find((option) => option === query.get('level'));
  return {
    skuId: positive(query.get('sku')),
    tab: query.get('tab') === 'reviews' ? 'reviews' : 'details',
    level: level ?? 'all',
    page: positive(query.get('page')) ?? 1,
  };
}

const types = { all: 0, good: 1, general: 2, bad: 3 } as const;

/** The reviews as the API is asked for them. */
export const reviewArgs = (
  id: number,
  { level, page }: Pick<GoodsAddress, 'level' | 'page'>,
): MallArgs['reviewList'] => ({ id, type: types[level], page, limit: LIMIT });
