import type { ActionFunction } from 'react-router-dom';
import type { AppDeps } from '../../app/deps';

/** Loaded where a form is answered, so that no browser carries it. */
export const createAction =
  (deps: AppDeps): ActionFunction =>
  async ({ request }) => {
    const { handleLoginForm } = await import('./handle-login-form');
    return handleLoginForm(deps, await request.formData());
  };
