import type { AppDeps } from '../app/deps';
import { sessionQuery } from '../session/session-query';
import { cartCountQuery, categoryQuery, homeIndexQuery, hotWordsQuery } from './frame-queries';

/**
 * What every page shows: who is signed in, the mall's data, hot words, categories. None of it may
 * keep a page from being shown, so failures are left to the views.
 */
export async function rootLoader(deps: AppDeps) {
  const { queryClient, queries } = deps;
  const session = queryClient.ensureQueryData(sessionQuery(deps));
  const shown = [
    queryClient.prefetchQuery(homeIndexQuery(deps)),
    queryClient.prefetchQuery(categoryQuery(deps)),
    queryClient.prefetchQuery(hotWordsQuery(deps)),
  ];
  if ((await session).signedIn) {
    shown.push(queryClient.prefetchQuery(cartCountQuery(deps)));
    shown.push(queryClient.prefetchQuery(queries.userMenu()));
  }
  await Promise.all(shown);
  return null;
}
