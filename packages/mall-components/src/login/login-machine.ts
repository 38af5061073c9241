import { switchCaptcha } from './login-captcha';
import { codeSent, sendCode, wants } from './login-codes';
import type { LoginEvent } from './login-events';
import { failed } from './login-failures';
import { move } from './login-moves';
import type { LoginValidators } from './login-rules';
import { chooseProvider, done, type LoginStep, submit } from './login-submit';
import { waitsAt } from './login-waits';
import type { LoginCheck, LoginState } from './types';

const withoutProblem = (state: LoginState, check: LoginCheck): LoginState => ({
  ...state,
  problems: { ...state.problems, [check]: undefined },
});

/**
 * The next state after an event, and the effect to run. Events that do not apply change nothing.
 * @param validators the check of phone numbers, once it is loaded
 */
export function loginStep(
  state: LoginState,
  event: LoginEvent,
  validators: LoginValidators = {},
): LoginStep {
  switch (event.type) {
    case 'FIELD.CHANGE': {
      const values = { ...state.values, [event.field]: event.value };
      return { state: { ...withoutProblem(state, event.field), values, notice: undefined } };
    }
    case 'COUNTRY.CHANGE':
      return { state: { ...withoutProblem(state, 'phone'), country: event.country } };
    case 'AGREEMENT.CHANGE':
      return { state: { ...withoutProblem(state, 'agreement'), agreed: event.agreed } };
    case 'METHODS.CHANGE':
      return { state: { ...state, methods: event.methods } };
    case 'FORM.SUBMIT':
      return submit(state, validators);
    case 'FORM.DONE':
      return done(state, event);
    case 'FORM.FAIL':
      return failed(state, event.failure, 'form', event.now, event.mode === state.mode);
    case 'PROVIDER.CHOOSE':
      return chooseProvider(state, event.provider, validators);
    case 'CODE.SEND':
      return sendCode(state, validators);
    case 'CODE.DONE':
      return { state: codeSent(state, event, wants(state, event.purpose)) };
    case 'CODE.FAIL':
      return failed(state, event.failure, event.purpose, event.now, wants(state, event.purpose));
    case 'CAPTCHA.REFRESH':
      return state.captcha ? { state, effect: 'refreshCaptcha' } : { state };
    case 'CAPTCHA.SWITCH':
      return switchCaptcha(state, event.way);
    case 'CLOCK.TICK':
      return { state: { ...state, waits: waitsAt(state.waits, event.now) } };
    default:
      return { state: move(state, event.type) };
  }
}
