import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AppDeps } from '../../deps/deps';
import { reviewsParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { beyondEnd } from '../../routing/beyond-end';

const LIMIT = 10;

/** The queries of both lists; for the inactive tab the first page, for its count. */
export function reviewQueries(
  { queries }: Pick<AppDeps, 'queries'>,
  { tab, page }: ReturnType<typeof reviewsParams.parse>,
) {
  const pageOf = (name: typeof tab) => ({ page: name === tab ? page : 1, limit: LIMIT });
  return {
    toWrite: queries.reviewsToWrite(pageOf('toWrite')),
    written: queries.myReviews(pageOf('written')),
  };
}

export const createLoader =
  (deps: AppDeps) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { queryClient } = deps;
    const params = reviewsParams.parse(new URL(request.url).searchParams);
    const { toWrite, written } = reviewQueries(deps, params);
    // New deliveries can be reviewed: cached data is refetched
    const [goods, reviews] = await Promise.all([
      queryClient.fetchQuery(toWrite),
      queryClient.fetchQuery(written),
    ]);
    const { tab, page } = params;
    const open = tab === 'toWrite' ? goods : reviews;
    return beyondEnd(page, open, (last) => paths.reviews(tab, last)) ?? null;
  };
