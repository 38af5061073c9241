import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AppDeps } from '../../deps/deps';
import { listParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { refundsQuery } from '../../refund/use-refunds';
import { beyondEnd } from '../../routing/beyond-end';

export const createLoader =
  (deps: AppDeps) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { page } = listParams.parse(new URL(request.url).searchParams);
    // Shops process refunds meanwhile: cached data is refetched
    const refunds = await deps.queryClient.fetchQuery(refundsQuery(deps, page));
    return beyondEnd(page, refunds, paths.refunds) ?? null;
  };
