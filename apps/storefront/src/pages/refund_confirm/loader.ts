import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AppDeps } from '../../deps/deps';
import { refundParams } from '../../page-params';
import { formQuery } from '../../refund/form-query';
import { loadOr404, orderNumberOr404 } from '../../routing/load-or-404';
import { missingParameter } from '../../shared/missing-parameter';

export const reasonsQuery = ({ queries }: AppDeps) => queries.refundReasons();

export const createLoader =
  (deps: AppDeps) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { queryClient } = deps;
    const { orderNo } = refundParams.parse(new URL(request.url).searchParams);
    if (!orderNo) return missingParameter();
    orderNumberOr404(orderNo);
    await Promise.all([
      loadOr404(queryClient.fetchQuery(formQuery(deps, orderNo))),
      queryClient.ensureQueryData(reasonsQuery(deps)),
    ]);
    return null;
  };
