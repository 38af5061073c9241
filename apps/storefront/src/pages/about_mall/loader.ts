import type { AppDeps } from '../../deps/deps';

/** Façades of the head. */
const SHOWN = 6;

/** The first shops of the street, and how many there are; without them the page has its texts. */
export const streetQuery = ({ queries }: AppDeps) => ({
  ...queries.shopStreet({ page: 1, limit: SHOWN }),
  meta: { quiet: true },
});

/** One item: how many there are is what is shown. */
export const itemsQuery = ({ queries }: AppDeps) => ({
  ...queries.productList({ page: 1, limit: 1 }),
  meta: { quiet: true },
});

export const createLoader = (deps: AppDeps) => async () => {
  const { queryClient } = deps;
  await Promise.all([
    queryClient.prefetchQuery(streetQuery(deps)),
    queryClient.prefetchQuery(itemsQuery(deps)),
  ]);
  return null;
};
