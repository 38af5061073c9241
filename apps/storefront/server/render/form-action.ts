import { type ActionFunction, redirect } from 'react-router-dom';
import type { AppDeps } from '../../src/deps/deps';
import { pathOfRequest } from '../../src/routing/path-of-request';
import { handleLoginForm } from './handle-login-form';

/** Handles a natively submitted form of a page. A page without forms is shown instead. */
export const formAction =
  (page: string, deps: AppDeps): ActionFunction =>
  async ({ request }) =>
    page === 'login'
      ? handleLoginForm(deps, await request.formData())
      : redirect(pathOfRequest(request.url), 303);
