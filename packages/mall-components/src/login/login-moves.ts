import type { LoginEvent } from './login-events';
import { isEmail } from './login-rules';
import { initialMode, loginTable, type LoginGuard } from './login-table';
import type { LoginMode, LoginState } from './types';

const guards: Record<LoginGuard, (state: LoginState) => boolean> = {
  emailRight: ({ values }) => isEmail(values.email),
  phoneOffered: ({ offers }) => offers.phone,
  visitorOffered: ({ offers }) => offers.visitor,
};

/** Where an event leads from a state, or undefined when it leads nowhere. */
export function destination(state: LoginState, type: LoginEvent['type']): LoginMode | undefined {
  if (type === 'LOGIN.START') return initialMode;
  const transition = loginTable[state.mode].on[type];
  if (!transition || (transition.guard && !guards[transition.guard](state))) return undefined;
  return transition.to;
}

/** Follows the table. What is typed comes along; what was said about the old mode does not. */
export function move(state: LoginState, type: LoginEvent['type']): LoginState {
  const mode = destination(state, type);
  if (!mode) return state;
  return { ...state, mode, problems: {}, focus: undefined, notice: undefined };
}
