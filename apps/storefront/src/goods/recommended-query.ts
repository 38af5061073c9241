import type { AppDeps } from '../deps/deps';

const LIMIT = 12;

/** What a category sells most, in stock; the whole mall without `cid`. Its failure must not fail the page. */
export const bestsellersQuery = ({ queries }: Pick<AppDeps, 'queries'>, cid = 0) => ({
  ...queries.productList({ cid, salesOrder: 'desc', inStock: true, page: 1, limit: LIMIT }),
  meta: { quiet: true },
});

/** Recommended goods. Their failure must not fail the page. */
export const recommendedQuery = ({ queries }: Pick<AppDeps, 'queries'>) => ({
  ...queries.recommendedProducts({ page: 1, limit: LIMIT }),
  meta: { quiet: true },
});
