import { switchCaptcha } from '../../login/login-captcha';
import { checkForm } from '../../login/login-checks';
import { codeSent } from '../../login/login-codes';
import type { LoginFailure } from '../../login/login-error';
import type { LoginEvent } from '../../login/login-events';
import { failed } from '../../login/login-failures';
import {
  captchaProblem,
  codeProblem,
  newPasswordProblem,
  passwordAgainProblem,
} from '../../login/login-rules';
import { waitsAt } from '../../login/login-waits';
import type { FieldProblem } from '../../login/types';
import { type PasswordField, passwordFields, type PasswordState } from './password-state';

type Shared = Extract<
  LoginEvent,
  { type: 'FORM.SUBMIT' | 'CODE.SEND' | 'CAPTCHA.REFRESH' | 'CAPTCHA.SWITCH' | 'CLOCK.TICK' }
>;

/** All events of the password machine. */
export type PasswordEvent =
  | Shared
  | { type: 'FIELD.CHANGE'; field: PasswordField; value: string }
  | { type: 'FORM.DONE' }
  | { type: 'FORM.FAIL'; failure: LoginFailure; now: number }
  | { type: 'CODE.DONE'; now: number; message?: string }
  | { type: 'CODE.FAIL'; failure: LoginFailure; now: number };

/** Effects; `done` means that the password has been changed. */
export type PasswordEffect = 'change' | 'sendCode' | 'refreshCaptcha' | 'done';

export interface PasswordStep {
  state: PasswordState;
  effect?: PasswordEffect;
}

/** Purpose of the codes in this form: a password reset. */
const purpose = 'reset';

const rules: Record<PasswordField, (state: PasswordState) => FieldProblem | undefined> = {
  resetCode: ({ values }) => codeProblem(values.resetCode),
  newPassword: ({ values }) => newPasswordProblem(values.newPassword),
  passwordAgain: ({ values }) => passwordAgainProblem(values),
  captcha: captchaProblem,
};

/** Validates fields, then runs the effect; a captcha is required only to send codes. */
function ask(
  state: PasswordState,
  fields: readonly PasswordField[],
  pending: 'form' | 'code',
  effect: PasswordEffect,
): PasswordStep {
  if (state.pending || state.waits[pending === 'form' ? 'form' : purpose]) return { state };
  const { right, checked } = checkForm(state, fields, (field) => rules[field](state));
  return right ? { state: { ...checked, pending }, effect } : { state: checked };
}

/** The next state after an event, and the effect to run. */
export function passwordStep(state: PasswordState, event: PasswordEvent): PasswordStep {
  switch (event.type) {
    case 'FIELD.CHANGE': {
      const values = { ...state.values, [event.field]: event.value };
      const problems = { ...state.problems, [event.field]: undefined };
      return { state: { ...state, values, problems, notice: undefined } };
    }
    case 'FORM.SUBMIT':
      return ask(state, passwordFields, 'form', 'change');
    case 'FORM.DONE':
      return { state: { ...state, pending: undefined }, effect: 'done' };
    case 'FORM.FAIL':
      return failed(state, event.failure, 'form', event.now, true);
    case 'CODE.SEND':
      return ask(state, state.captcha ? ['captcha'] : [], 'code', 'sendCode');
    case 'CODE.DONE':
      return { state: codeSent(state, { ...event, purpose }, true) };
    case 'CODE.FAIL':
      return failed(state, event.failure, purpose, event.now, true);
    case 'CAPTCHA.REFRESH':
      return state.captcha ? { state, effect: 'refreshCaptcha' } : { state };
    case 'CAPTCHA.SWITCH':
      return switchCaptcha(state, event.way);
    case 'CLOCK.TICK':
      return { state: { ...state, waits: waitsAt(state.waits, event.now) } };
  }
}
