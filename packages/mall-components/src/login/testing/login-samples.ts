import type { LoginEvent } from '../login-events';
import { loginStep } from '../login-machine';
import { initialLoginState } from '../login-state';
import type { LoginMethods, LoginMode, LoginState } from '../types';

export const allMethods: LoginMethods = { phone: true, visitor: true };

/** Valid values for all fields. */
export const rightValues: LoginState['values'] = {
  email: 'ann@example.com',
  phone: '138 0013 8000',
  password: 'Secret-1',
  newPassword: 'Secret-2',
  passwordAgain: 'Secret-2',
  registerCode: '123456',
  resetCode: '234567',
  signInCode: '345678',
  phoneRegisterCode: '456789',
  captcha: 'k7fp',
};

/** The state of a mode with valid values, ready to submit. */
export const filled = (mode: LoginMode): LoginState => ({
  ...initialLoginState(mode, allMethods),
  values: rightValues,
  agreed: true,
});

export const run = (state: LoginState, ...events: LoginEvent[]) =>
  events.reduce((now, event) => loginStep(now, event).state, state);
