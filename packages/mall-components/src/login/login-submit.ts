import { check, checksOf } from './login-checks';
import type { LoginEvent } from './login-events';
import { move } from './login-moves';
import type { LoginValidators } from './login-rules';
import { type LoginEffect, loginTable } from './login-table';
import type { LoginProvider, LoginState } from './types';

/** A state and the effect to run. */
export interface LoginStep {
  /** The state after the event. */
  state: LoginState;
  /** The effect to run now; undefined for none. */
  effect?: LoginEffect;
}

/** Validates the form and submits it, or changes the mode where there is nothing to submit. */
export function submit(state: LoginState, validators: LoginValidators): LoginStep {
  if (state.pending || state.waits.form) return { state };
  const row = loginTable[state.mode];
  const { checked, right } = check(state, checksOf(row, state), validators);
  if (!right) return { state: checked };
  if (!row.submit) return { state: move(checked, 'FORM.SUBMIT') };
  return { state: { ...checked, pending: 'form' }, effect: row.submit };
}

/** Starts sign-in by a provider. It may create an account, so the agreement is required. */
export function chooseProvider(
  state: LoginState,
  provider: LoginProvider,
  validators: LoginValidators,
): LoginStep {
  if (state.pending || !loginTable[state.mode].providers) return { state };
  const { right, checked } = check(state, ['agreement'], validators);
  if (!right) return { state: checked };
  return { state: { ...checked, pending: provider }, effect: 'signInByProvider' };
}

/** Clears the passwords; the e-mail is kept, to sign in with the new password. */
const served = { password: '', resetCode: '', newPassword: '', passwordAgain: '' };

/** Handles the success of the submitted effect. */
export function done(
  state: LoginState,
  { mode, message }: Extract<LoginEvent, { type: 'FORM.DONE' }>,
): LoginStep {
  const settled: LoginState = {
    ...state,
    pending: undefined,
    captcha: undefined,
    notice: undefined,
    values: { ...state.values, captcha: '' },
  };
  const row = loginTable[mode];
  if (row.submit !== 'resetPassword') return { state: settled, effect: row.done };
  const next = mode === state.mode ? move(settled, 'FORM.DONE') : settled;
  const values = { ...next.values, ...served };
  return { state: { ...next, values, notice: { tone: 'positive', about: 'form', message } } };
}
