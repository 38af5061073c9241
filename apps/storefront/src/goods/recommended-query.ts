import type { AppDeps } from '../deps/deps';

const LIMIT = 12;

/** Recommended goods. Their failure must not fail the page. */
export const recommendedQuery = ({ queries }: Pick<AppDeps, 'queries'>) => ({
  ...queries.recommendedProducts({ page: 1, limit: LIMIT }),
  meta: { quiet: true },
});
