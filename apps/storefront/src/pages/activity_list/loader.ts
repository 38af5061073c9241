import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AppDeps } from '../../deps/deps';
import { activityParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { beyondEnd } from '../../routing/beyond-end';
import { idOr404, loadOr404 } from '../../routing/load-or-404';
import { missingParameter } from '../../shared/missing-parameter';

const LIMIT = 20;

export const detailQuery = ({ queries }: AppDeps, aid: number) => queries.activityDetail({ aid });
export const goodsQuery = ({ queries }: AppDeps, aid: number, page: number) =>
  queries.activityProducts({ aid, page, limit: LIMIT });

export const createLoader =
  (deps: AppDeps) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { id: given, page } = activityParams.parse(new URL(request.url).searchParams);
    if (!given) return missingParameter();
    const id = idOr404(given);
    const [{ name, type }, goods] = await loadOr404(
      Promise.all([
        deps.queryClient.ensureQueryData(detailQuery(deps, id)),
        deps.queryClient.ensureQueryData(goodsQuery(deps, id, page)),
      ]),
    );
    return beyondEnd(page, goods, (last) => paths.activity(id, type ?? 1, name, last)) ?? null;
  };
