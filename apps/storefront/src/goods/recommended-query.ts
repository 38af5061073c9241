import type { AppDeps } from '../app/deps';

const LIMIT = 12;

/** Goods that others like. Its failure must not fail the page that they end. */
export const recommendedQuery = ({ queries }: Pick<AppDeps, 'queries'>) => ({
  ...queries.recommendedProducts({ page: 1, limit: LIMIT }),
  meta: { quiet: true },
});
