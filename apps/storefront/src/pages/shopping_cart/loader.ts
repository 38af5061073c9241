import type { AppDeps } from '../../app/deps';
import { isSignedIn } from '../../session/session-query';

export const validQuery = ({ queries }: AppDeps) => queries.cartList({ isValid: true });
export const invalidQuery = ({ queries }: AppDeps) => queries.cartList({ isValid: false });
/** What is saved for later. Its failure must not fail the cart. */
export const savedQuery = ({ queries }: AppDeps) => ({
  ...queries.savedItems(),
  meta: { quiet: true },
});

/** The account's cart; a guest's is known to the browser alone. */
export const createLoader = (deps: AppDeps) => async () => {
  if (!(await isSignedIn(deps))) return null;
  await Promise.all([
    deps.queryClient.ensureQueryData(validQuery(deps)),
    deps.queryClient.ensureQueryData(invalidQuery(deps)),
    deps.queryClient.prefetchQuery(savedQuery(deps)),
  ]);
  return null;
};
