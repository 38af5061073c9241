import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AppDeps } from '../../deps/deps';
import { listParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { beyondEnd } from '../../routing/beyond-end';
import { applicationsQuery, mallQueries } from '../../settlement/queries';

export const createLoader =
  (deps: AppDeps) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { page } = listParams.parse(new URL(request.url).searchParams);
    // Applications are reviewed meanwhile: cached data is refetched
    const [applications] = await Promise.all([
      deps.queryClient.fetchQuery(applicationsQuery(deps, page)),
      mallQueries(deps),
    ]);
    return beyondEnd(page, applications, paths.applications) ?? null;
  };
