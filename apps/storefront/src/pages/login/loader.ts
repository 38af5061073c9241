import { redirect } from 'react-router-dom';
import type { AppDeps } from '../../app/deps';
import { paths } from '../../paths';
import { isSignedIn } from '../../session/protect';

/** For guests alone: who is signed in goes home. */
export const createLoader = (deps: AppDeps) => async () => {
  if (await isSignedIn(deps)) return redirect(paths.home());
  await deps.queryClient.prefetchQuery(deps.queries.loginPicture());
  return null;
};
