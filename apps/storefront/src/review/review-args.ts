import type { MallArgs } from '@vermilion/api-client';
import type { GoodsParams } from '../page-params';

const REVIEWS = 10;
const reviewTypes = { all: 0, good: 1, general: 2, bad: 3 } as const;

/** The API arguments of a review list. */
export const reviewArgs = (
  id: number,
  { level, pictures, spec, page }: Pick<GoodsParams, 'level' | 'pictures' | 'spec' | 'page'>,
): MallArgs['reviewList'] => ({
  id,
  type: reviewTypes[level],
  page,
  limit: REVIEWS,
  ...(pictures && { withPictures: true }),
  ...(spec && { sku: spec }),
});
