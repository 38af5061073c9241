import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AppDeps } from '../../app/deps';
import { pageOf } from '../../data/page-of';
import { idOr404, loadOr404 } from '../../routing/load-or-404';
import { missingParameter } from '../../shared/missing-parameter';

const LIMIT = 20;

export const activityQuery = ({ queries }: AppDeps, aid: number) => queries.activityDetail({ aid });
export const goodsQuery = ({ queries }: AppDeps, aid: number, page: number) =>
  queries.activityProducts({ aid, page, limit: LIMIT });

export const createLoader =
  (deps: AppDeps) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { searchParams } = new URL(request.url);
    if (!searchParams.get('id')) return missingParameter();
    const id = idOr404(searchParams.get('id'));
    await loadOr404(
      Promise.all([
        deps.queryClient.ensureQueryData(activityQuery(deps, id)),
        deps.queryClient.ensureQueryData(goodsQuery(deps, id, pageOf(searchParams))),
      ]),
    );
    return null;
  };
