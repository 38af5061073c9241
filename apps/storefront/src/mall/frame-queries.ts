import type { AppDeps } from '../deps/deps';

type Queries = Pick<AppDeps, 'queries'>;
const HOUR_MS = 3_600_000;

/** The mall's own data: logo, banners, currency, contact. Fresh for an hour. */
export const homeIndexQuery = ({ queries }: Queries) => ({
  ...queries.homeIndex(),
  staleTime: HOUR_MS,
  meta: { quiet: true },
});

export const categoryQuery = ({ queries }: Queries) => ({
  ...queries.categoryTree(),
  staleTime: HOUR_MS,
  meta: { quiet: true },
});

export const hotWordsQuery = ({ queries }: Queries) => ({
  ...queries.hotKeywords(),
  staleTime: HOUR_MS,
  meta: { quiet: true },
});

/** The payment methods of the mall. */
export const payMethodsQuery = ({ queries }: Queries) => ({
  ...queries.payMethods(),
  staleTime: HOUR_MS,
  meta: { quiet: true },
});

/** Number of pieces in the account's cart: see `useCartCount`. */
export const cartCountQuery = ({ queries }: Queries) => ({
  ...queries.cartCount({ numType: true, type: 'sum' }),
  meta: { quiet: true },
});
