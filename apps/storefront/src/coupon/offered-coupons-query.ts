import type { MallArgs } from '@vermilion/api-client';
import type { AppDeps } from '../deps/deps';

/** Claimable coupons. Their failure must not fail the page. */
export const offeredCouponsQuery = ({ queries }: AppDeps, args: MallArgs['claimableCoupons']) => ({
  ...queries.claimableCoupons(args),
  meta: { quiet: true },
});
