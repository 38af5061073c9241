import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AppDeps } from '../../deps/deps';
import { pointsParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { beyondEnd } from '../../routing/beyond-end';

const LIMIT = 10;

/** The balance with the rules, and the list for the URL. */
export const pointsQueries = (
  { queries }: Pick<AppDeps, 'queries'>,
  { type, page }: ReturnType<typeof pointsParams.parse>,
) => ({
  summary: queries.pointsSummary(),
  list: queries.pointsList({ type, page, limit: LIMIT }),
});

export const createLoader =
  (deps: AppDeps) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { queryClient } = deps;
    const params = pointsParams.parse(new URL(request.url).searchParams);
    const { summary, list } = pointsQueries(deps, params);
    // Orders and refunds change points: cached data is refetched
    const [entries] = await Promise.all([
      queryClient.fetchQuery(list),
      queryClient.fetchQuery(summary),
    ]);
    return beyondEnd(params.page, entries, (page) => paths.points({ ...params, page })) ?? null;
  };
