import type { OperationId } from '@vermilion/api-client';
import { subjectsOf } from './answer-subjects';

type Asked = (query: URLSearchParams, segments: readonly string[]) => readonly string[];

const last: (kind: string) => Asked = (kind) => (_query, segments) => [
  `${kind}:${segments.at(-1)}`,
];
const only =
  (...tags: string[]): Asked =>
  () =>
    tags;

const narrowing = [
  'minPrice',
  'maxPrice',
  'priceOrder',
  'typeId',
  'minRating',
  'isSelf',
  'isReduced',
];

/** The tags that decide which goods a list contains, and in which order. */
const list: Asked = (query) => {
  const shop = query.get('merId');
  const kinds = [
    'list',
    ...(narrowing.some((name) => query.get(name)) ? ['prices'] : []),
    ...(query.get('salesOrder') ? ['sales'] : []),
  ];
  return [
    ...kinds.map((kind) => (shop ? `shop-${kind}:${shop}` : `${kind}:${query.get('cid') ?? 0}`)),
    ...(query.get('keyword') ? ['search'] : []),
    ...(query.get('hasCoupon') ? ['coupons'] : []),
  ];
};

/**
 * The change-feed tags that affect the response of a call, besides those of the goods and shops in it. A page
 * that makes any other call is cached only briefly.
 */
const askedTags: Partial<Record<OperationId, Asked>> = {
  homeIndex: only('content'),
  hotKeywords: only('content'),
  categoryTree: only('content'),
  loginMethodInfo: only('content'),
  settlementAgreement: only('content'),
  shopTypes: only('content'),
  shopCategories: only('content'),
  // Depends only on the server's configuration
  payMethods: only(),
  homeActivities: only('activities'),
  activityDetail: only('activities'),
  activityProducts: only('activities'),
  recommendedProducts: only('list:0'),
  leaderboard: (query) => [`list:${query.get('cid') ?? 0}`, `sales:${query.get('cid') ?? 0}`],
  productList: list,
  productFacets: (query, segments) => [
    ...list(query, segments),
    query.get('merId') ? `shop-prices:${query.get('merId')}` : `prices:${query.get('cid') ?? 0}`,
    'coupons',
  ],
  shopProducts: list,
  productDetail: last('goods'),
  similarProducts: last('goods'),
  reviewSummary: last('goods'),
  reviewList: last('goods'),
  reviewDetail: last('goods'),
  shopCategoryTree: (_query, segments) => [`shop:${segments.at(-3)}`],
  shopStreet: only('shops'),
  shopSearch: only('shops', 'search'),
  shopInfo: last('shop'),
  shopDetail: last('shop'),
  shopService: last('shop'),
  claimableCoupons: only('coupons'),
};

/** The tags of a call and its response; undefined when they are not known. */
export function tagsOf(
  id: OperationId | undefined,
  query: URLSearchParams,
  segments: readonly string[],
  data: unknown,
): readonly string[] | undefined {
  const asked = id && askedTags[id];
  return asked && [...asked(query, segments), ...subjectsOf(id, data)];
}
