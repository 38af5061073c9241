import type { CategoryNode } from '@vermilion/api-client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AppDeps } from '../../deps/deps';
import { categoryQuery } from '../../mall/frame-queries';
import { leaderboardParams } from '../../page-params';
import { notFound } from '../../routing/load-or-404';

/** Bestsellers of the whole mall, or of a category. */
export const leadersQuery = ({ queries }: AppDeps, cid: number | undefined) =>
  queries.leaderboard({ cid });

export const createLoader =
  (deps: AppDeps) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { queryClient } = deps;
    const { cid } = leaderboardParams.parse(new URL(request.url).searchParams);
    await Promise.all([
      queryClient.ensureQueryData(leadersQuery(deps, cid)),
      // The mall's ranking can be shown without the categories
      queryClient.prefetchQuery(categoryQuery(deps)),
    ]);
    const categories = queryClient.getQueryData<CategoryNode[]>(categoryQuery(deps).queryKey);
    if (cid !== undefined && categories?.every(({ id }) => id !== cid)) throw notFound();
    return null;
  };
