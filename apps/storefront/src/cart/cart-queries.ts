import type { AppDeps } from '../deps/deps';

type Queries = Pick<AppDeps, 'queries'>;

export const validQuery = ({ queries }: Queries) => queries.cartList({ isValid: true });
export const invalidQuery = ({ queries }: Queries) => queries.cartList({ isValid: false });
/** Items saved for later. Their failure must not fail the cart. */
export const savedQuery = ({ queries }: Queries) => ({
  ...queries.savedItems(),
  meta: { quiet: true },
});
