import { invalidQuery, savedQuery, validQuery } from '../../cart/cart-queries';
import type { AppDeps } from '../../deps/deps';
import { isSignedIn } from '../../session/session-query';

/** The account's cart; a guest's exists only in the browser. */
export const createLoader = (deps: AppDeps) => async () => {
  if (!(await isSignedIn(deps))) return null;
  await Promise.all([
    deps.queryClient.ensureQueryData(validQuery(deps)),
    deps.queryClient.ensureQueryData(invalidQuery(deps)),
    deps.queryClient.prefetchQuery(savedQuery(deps)),
  ]);
  return null;
};
