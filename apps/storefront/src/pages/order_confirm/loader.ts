import { queryOptions } from '@tanstack/react-query';
import type { PreOrder } from '@vermilion/api-client';
import { MallError } from '@vermilion/api-client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AppDeps } from '../../app/deps';
import { notFound } from '../../routing/load-or-404';

/** The draft, or null when it has expired: it lives for some minutes only, and goes once it is ordered. */
export const draftQuery = ({ api }: Pick<AppDeps, 'api'>, preOrderNo: string) =>
  queryOptions({
    queryKey: ['loadPreOrder', { preOrderNo }, 'or expired'],
    queryFn: async ({ signal }): Promise<PreOrder | null> => {
      try {
        return await api.loadPreOrder({ preOrderNo }, { signal });
      } catch (error) {
        if (error instanceof MallError && ['business', 'notFound'].includes(error.reason))
          return null;
        throw error;
      }
    },
    staleTime: Infinity,
  });

export const couponsQuery = ({ queries }: AppDeps, preOrderNo: string) => ({
  ...queries.orderCoupons({ preOrderNo }),
  meta: { quiet: true },
});

export const createLoader =
  (deps: AppDeps) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { queryClient, queries } = deps;
    const preOrderNo = new URL(request.url).searchParams.get('preOrderNo') ?? '';
    if (!/^\w{1,64}$/.test(preOrderNo)) throw notFound();
    await Promise.all([
      queryClient.fetchQuery(draftQuery(deps, preOrderNo)),
      queryClient.fetchQuery(queries.allAddresses()),
      queryClient.fetchQuery(queries.payMethods()),
      queryClient.prefetchQuery(couponsQuery(deps, preOrderNo)),
    ]);
    return null;
  };
