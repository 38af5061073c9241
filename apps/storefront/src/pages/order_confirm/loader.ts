import { queryOptions } from '@tanstack/react-query';
import type { CouponOption } from '@vermilion/api-client';
import {
  couponsQuery as couponsOptions,
  draftQuery as draftOptions,
  type PriceChoice,
  priceQuery as priceOptions,
  suggestedCoupons,
} from '@vermilion/mall-data/checkout';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AppDeps } from '../../deps/deps';
import { confirmParams } from '../../page-params';
import { orderNumberOr404 } from '../../routing/load-or-404';
import { missingParameter } from '../../shared/missing-parameter';

const quiet = { quiet: true };

export const draftQuery = ({ api }: Pick<AppDeps, 'api'>, preOrderNo: string) =>
  queryOptions(draftOptions(api, preOrderNo));

export const couponsQuery = ({ api }: Pick<AppDeps, 'api'>, preOrderNo: string) =>
  queryOptions({ ...couponsOptions(api, preOrderNo), meta: quiet });

export const priceQuery = (
  { api }: Pick<AppDeps, 'api'>,
  preOrderNo: string,
  choice: PriceChoice,
) => queryOptions({ ...priceOptions(api, preOrderNo, choice), meta: quiet });

export const createLoader =
  (deps: AppDeps) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { queryClient, queries } = deps;
    const { preOrderNo } = confirmParams.parse(new URL(request.url).searchParams);
    if (!preOrderNo) return missingParameter();
    orderNumberOr404(preOrderNo);
    const [draft] = await Promise.all([
      queryClient.fetchQuery(draftQuery(deps, preOrderNo)),
      queryClient.fetchQuery(queries.allAddresses()),
      queryClient.fetchQuery(queries.payMethods()),
      queryClient.prefetchQuery(couponsQuery(deps, preOrderNo)),
    ]);
    const coupons = queryClient.getQueryData<CouponOption[]>(
      couponsQuery(deps, preOrderNo).queryKey,
    );
    const couponIds = suggestedCoupons(coupons);
    if (draft && couponIds.length > 0) {
      const choice = { addressId: draft.addressId ?? undefined, couponIds, pointsUsed: false };
      await queryClient.prefetchQuery(priceQuery(deps, preOrderNo, choice));
    }
    return null;
  };
