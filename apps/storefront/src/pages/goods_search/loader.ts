import type { MallArgs } from '@vermilion/api-client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AppDeps } from '../../app/deps';
import { categoryQuery } from '../../frame/frame-queries';
import { wireOf } from '../../data/wire';
import type { SearchParams } from '../../page-params';
import { searchParams } from '../../page-params';

const LIMIT = 20;
const SHOPS = 2;

const optionalWire = (minor: number | undefined) =>
  minor === undefined ? undefined : wireOf(minor);

/** The goods as the API is asked for them: sorted by one thing at a time. */
export const searchArgs = ({
  title,
  cid,
  sort,
  minPrice,
  maxPrice,
  page,
}: SearchParams): MallArgs['productList'] => ({
  keyword: title || undefined,
  cid,
  minPrice: optionalWire(minPrice),
  maxPrice: optionalWire(maxPrice),
  salesOrder: sort === 'sales' ? 'desc' : undefined,
  priceOrder: sort === 'priceUp' ? 'asc' : sort === 'priceDown' ? 'desc' : undefined,
  newOrder: sort === 'new' ? 'desc' : undefined,
  page,
  limit: LIMIT,
});

export const goodsQuery = ({ queries }: AppDeps, search: SearchParams) =>
  queries.productList(searchArgs(search));

/** Shops whose name matches: only for words, and only beside the first goods. */
export const shopsQuery = ({ queries }: AppDeps, { title, page }: SearchParams) => ({
  ...queries.shopSearch({ keywords: title, page: 1, limit: SHOPS }),
  enabled: title !== '' && page === 1,
  meta: { quiet: true },
});

export const createLoader =
  (deps: AppDeps) =>
  async ({ request }: LoaderFunctionArgs) => {
    const search = searchParams.parse(new URL(request.url).searchParams);
    const shops = shopsQuery(deps, search);
    await Promise.all([
      deps.queryClient.ensureQueryData(goodsQuery(deps, search)),
      shops.enabled && deps.queryClient.prefetchQuery(shops),
      search.cid && deps.queryClient.prefetchQuery(categoryQuery(deps)),
    ]);
    return null;
  };
