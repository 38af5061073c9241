import type { AppDeps } from '../app/deps';

type Queries = Pick<AppDeps, 'queries'>;

export const validQuery = ({ queries }: Queries) => queries.cartList({ isValid: true });
export const invalidQuery = ({ queries }: Queries) => queries.cartList({ isValid: false });
/** What is saved for later. Its failure must not fail the cart. */
export const savedQuery = ({ queries }: Queries) => ({
  ...queries.savedItems(),
  meta: { quiet: true },
});
