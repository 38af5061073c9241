import type { AppDeps } from '../app/deps';
import { sessionQuery } from '../session/session-query';
import {
  cartCountQuery,
  categoryQuery,
  homeIndexQuery,
  hotWordsQuery,
  payMethodsQuery,
} from './frame-queries';

/**
 * Loads what the server shows on every page: session, home data, hot words, categories, ways to pay. None of it may keep a
 * page from being shown, so failures are left to the views.
 */
export async function rootLoader(deps: AppDeps): Promise<null> {
  const { queryClient, queries } = deps;
  const signedIn = queryClient.ensureQueryData(sessionQuery(deps)).then(
    (session) => session.signedIn,
    // pages that need to know fail by themselves; the browser asks again
    () => false,
  );
  const shown = [
    queryClient.prefetchQuery(homeIndexQuery(deps)),
    queryClient.prefetchQuery(categoryQuery(deps)),
    queryClient.prefetchQuery(hotWordsQuery(deps)),
    queryClient.prefetchQuery(payMethodsQuery(deps)),
  ];
  if (await signedIn) {
    shown.push(queryClient.prefetchQuery(cartCountQuery(deps)));
    shown.push(queryClient.prefetchQuery(queries.userMenu()));
  }
  await Promise.all(shown);
  return null;
}
