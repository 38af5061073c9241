import type { ActionFunction } from 'react-router-dom';
import type { AppDeps } from '../../app/deps';

/** Loaded where a form is answered, so that no browser carries it. */
export const createAction =
  (deps: AppDeps): ActionFunction =>
  async ({ request }) => {
    const { answerForm } = await import('./answer-form');
    return answerForm(deps, await request.formData());
  };
