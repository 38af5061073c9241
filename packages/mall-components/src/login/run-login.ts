import type { LoginActions } from './login-actions';
import { failureOf } from './login-error';
import type { LoginEvent } from './login-events';
import { loginStep } from './login-machine';
import type { LoginValidators } from './login-rules';
import { loginTable } from './login-table';
import { type LoginTask, perform } from './perform';
import type { LoginState } from './types';

/** Runs an effect and resolves to the resulting event. Never rejects. */
export async function outcomeOf(
  task: LoginTask,
  state: LoginState,
  actions: LoginActions,
): Promise<LoginEvent> {
  const { mode } = state;
  const purpose = task === 'sendCode' ? loginTable[mode].code?.purpose : undefined;
  try {
    const message = (await perform(task, state, actions)) || undefined;
    if (purpose) return { type: 'CODE.DONE', purpose, now: Date.now(), message };
    return { type: 'FORM.DONE', mode, message };
  } catch (error) {
    const failed = { failure: failureOf(error), now: Date.now() };
    if (purpose) return { type: 'CODE.FAIL', purpose, ...failed };
    return { type: 'FORM.FAIL', mode, ...failed };
  }
}

/**
 * Runs the machine for one event until no effect is left, without a view: for a server that handles the form
 * without scripts. `signedIn` tells whether sign-in is complete.
 */
export async function runLogin(
  initialState: LoginState,
  event: LoginEvent,
  actions: LoginActions,
  validators?: LoginValidators,
): Promise<{ state: LoginState; signedIn: boolean }> {
  let { state, effect } = loginStep(initialState, event, validators);
  // the next page is rendered with a new captcha anyway
  while (effect && effect !== 'refreshCaptcha') {
    if (effect === 'hide' || effect === 'reload') return { state, signedIn: true };
    const outcome = await outcomeOf(effect, state, actions);
    ({ state, effect } = loginStep(state, outcome, validators));
  }
  return { state, signedIn: false };
}
