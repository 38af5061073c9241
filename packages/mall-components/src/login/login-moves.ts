import { isEmail } from '../internal/is-email';
import type { LoginEvent } from './login-events';
import { initialLoginMode, type LoginGuard, loginTable } from './login-table';
import type { LoginMode, LoginState } from './types';

const guards: Record<LoginGuard, (state: LoginState) => boolean> = {
  emailRight: ({ values }) => isEmail(values.email),
  phoneOffered: ({ methods }) => methods.phone,
  visitorOffered: ({ methods }) => methods.visitor,
};

/** The mode that an event leads to, or undefined when it does not apply. */
export function nextLoginMode(state: LoginState, type: LoginEvent['type']): LoginMode | undefined {
  if (type === 'LOGIN.START') return initialLoginMode;
  const transition = loginTable[state.mode].on[type];
  if (!transition || (transition.guard && !guards[transition.guard](state))) return undefined;
  return transition.to;
}

/** Changes the mode by the table. The input is kept; errors and notices are cleared. */
export function move(state: LoginState, type: LoginEvent['type']): LoginState {
  const mode = nextLoginMode(state, type);
  if (!mode) return state;
  return { ...state, mode, problems: {}, focus: undefined, notice: undefined };
}
