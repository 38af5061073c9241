import { preloadPhoneField } from '@vermilion/mall-components/login';
import { redirect } from 'react-router-dom';
import type { AppDeps } from '../../deps/deps';
import { paths } from '../../page-params/paths';
import { isSignedIn } from '../../session/session-query';

/** Only for guests: signed-in visitors are redirected to the home page. */
export const createLoader = (deps: AppDeps) => async () => {
  if (await isSignedIn(deps)) return redirect(paths.home());
  const { queryClient, queries } = deps;
  await Promise.all([
    typeof window === 'undefined' && preloadPhoneField(),
    queryClient.prefetchQuery(queries.loginPicture()),
    queryClient.prefetchQuery(queries.loginMethodInfo()),
  ]);
  return null;
};
