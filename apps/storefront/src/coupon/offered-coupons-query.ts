import type { MallArgs } from '@vermilion/api-client';
import type { AppDeps } from '../app/deps';

/** Coupons that can be claimed. Their failure must not fail the page. */
export const offeredCouponsQuery = ({ queries }: AppDeps, args: MallArgs['claimableCoupons']) => ({
  ...queries.claimableCoupons(args),
  meta: { quiet: true },
});
