import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AppDeps } from '../../app/deps';
import { listParams } from '../../page-params';
import { refundsQuery } from '../../refund/use-refunds';

export const createLoader =
  (deps: AppDeps) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { page } = listParams.parse(new URL(request.url).searchParams);
    // shops decide meanwhile: what is old is asked for anew
    await deps.queryClient.fetchQuery(refundsQuery(deps, page));
    return null;
  };
