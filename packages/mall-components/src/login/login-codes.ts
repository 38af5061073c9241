import { check } from './login-checks';
import type { LoginEvent } from './login-events';
import type { LoginValidators } from './login-rules';
import type { LoginStep } from './login-submit';
import { loginTable } from './login-table';
import { RESEND_SECONDS, waitFrom } from './login-waits';
import type { CodeForm, CodePurpose, LoginState } from './types';

/** Checks the address and requests a code, unless one was requested recently. */
export function sendCode(state: LoginState, validators: LoginValidators): LoginStep {
  const { code } = loginTable[state.mode];
  if (!code || state.pending || state.waits[code.purpose]) return { state };
  const checks = state.captcha ? ([code.to, 'captcha'] as const) : ([code.to] as const);
  const { checked, right } = check(state, checks, validators);
  return right
    ? { state: { ...checked, pending: 'code' }, effect: 'sendCode' }
    : { state: checked };
}

/** Whether the current mode uses codes of this purpose. */
export const wants = (state: LoginState, purpose: CodePurpose) =>
  loginTable[state.mode].code?.purpose === purpose;

/**
 * A code was sent: starts the wait for the next one.
 * @param here whether the form that requested it is still shown
 */
export function codeSent<Form extends CodeForm>(
  form: Form,
  { purpose, now, message }: Extract<LoginEvent, { type: 'CODE.DONE' }>,
  here: boolean,
): Form {
  const attempts = form.attempts + 1;
  return {
    ...form,
    pending: undefined,
    captcha: undefined,
    values: { ...form.values, captcha: '' },
    attempts,
    // The button is disabled during the countdown, so focus moves to the field
    focus: here ? { check: `${purpose}Code`, attempt: attempts } : undefined,
    waits: { ...form.waits, [purpose]: waitFrom(now, RESEND_SECONDS) },
    sent: { ...form.sent, [purpose]: true },
    notice: here ? { tone: 'positive', about: 'code', message } : undefined,
  };
}
