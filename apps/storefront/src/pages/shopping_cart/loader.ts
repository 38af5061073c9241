import { toShops } from '@vermilion/mall-data/cart';
import { invalidQuery, savedQuery, validQuery } from '../../cart/cart-queries';
import { estimateQuery } from '../../cart/estimate-query';
import type { AppDeps } from '../../deps/deps';
import { mallOf } from '../../mall/use-home-mall';
import { isSignedIn } from '../../session/session-query';
import { firstOrder } from './use-estimate';

/** The account's cart; a guest's exists only in the browser. */
export const createLoader = (deps: AppDeps) => async () => {
  if (!(await isSignedIn(deps))) return null;
  const [valid] = await Promise.all([
    deps.queryClient.ensureQueryData(validQuery(deps)),
    deps.queryClient.ensureQueryData(invalidQuery(deps)),
    deps.queryClient.prefetchQuery(savedQuery(deps)),
  ]);
  const goods = firstOrder(toShops(mallOf(deps))(valid));
  if (goods.length > 0) await deps.queryClient.prefetchQuery(estimateQuery(deps, goods));
  return null;
};
