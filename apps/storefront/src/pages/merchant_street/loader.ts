import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AppDeps } from '../../deps/deps';
import { listParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { beyondEnd } from '../../routing/beyond-end';
import { tradesQuery, typesQuery } from '../../shop/queries';

/** Whole rows of two, four and five. */
const LIMIT = 20;

export const streetQuery = ({ queries }: AppDeps, page: number) =>
  queries.shopStreet({ page, limit: LIMIT });

export const createLoader =
  (deps: AppDeps) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { page } = listParams.parse(new URL(request.url).searchParams);
    const { queryClient } = deps;
    const [shops] = await Promise.all([
      queryClient.ensureQueryData(streetQuery(deps, page)),
      queryClient.prefetchQuery(typesQuery(deps)),
      queryClient.prefetchQuery(tradesQuery(deps)),
    ]);
    return beyondEnd(page, shops, paths.shopStreet) ?? null;
  };
