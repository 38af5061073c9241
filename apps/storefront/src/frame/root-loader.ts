import type { AppDeps } from '../deps/deps';
import {
  cartCountQuery,
  categoryQuery,
  homeIndexQuery,
  hotWordsQuery,
  payMethodsQuery,
} from '../mall/frame-queries';
import { sessionQuery } from '../session/session-query';

/**
 * Loads the data of every page: session, home data, trending keywords, categories, payment methods. A failure
 * of these must not prevent the page, so it is left to the views.
 */
export async function rootLoader(deps: AppDeps): Promise<null> {
  const { queryClient, queries } = deps;
  const signedIn = queryClient.ensureQueryData(sessionQuery(deps)).then(
    (session) => session.signedIn,
    // Pages that require a session fail on their own; the browser retries
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
