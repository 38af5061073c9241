import { isSessionInvalid } from '@vermilion/api-client';
import { type LoaderFunction, type LoaderFunctionArgs, redirect } from 'react-router-dom';
import type { AppDeps } from '../deps/deps';
import { paths } from '../page-params/paths';
import { pathOfRequest } from '../routing/path-of-request';
import { isSignedIn } from './session-query';

function toLogin(deps: AppDeps, { request }: LoaderFunctionArgs) {
  deps.saveReturnPath(pathOfRequest(request.url));
  return redirect(paths.login());
}

/**
 * A loader for signed-in visitors: others are redirected to sign-in and return afterwards. An expired session
 * counts as signed out.
 */
export function protect(deps: AppDeps, loader: LoaderFunction = () => null): LoaderFunction {
  return async (args, context) => {
    if (!(await isSignedIn(deps))) return toLogin(deps, args);
    try {
      return await loader(args, context);
    } catch (error) {
      if (!isSessionInvalid(error)) throw error;
      return toLogin(deps, args);
    }
  };
}
