import type { ActionFunction } from 'react-router-dom';
import type { AppDeps } from '../../deps/deps';

/** Imported dynamically on submit, so that it is not part of the browser's code. */
export const createAction =
  (deps: AppDeps): ActionFunction =>
  async ({ request }) => {
    const { handleLoginForm } = await import('../../sign-in/handle-login-form');
    return handleLoginForm(deps, await request.formData());
  };
