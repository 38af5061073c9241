import { fieldRules } from './login-rules';
import { initialMode, loginTable } from './login-table';
import type {
  FieldProblem,
  LoginCheck,
  LoginEffect,
  LoginEvent,
  LoginMode,
  LoginState,
} from './types';

/** A code may be asked for again after so many seconds. */
export const RESEND_SECONDS = 60;

export interface LoginStep {
  state: LoginState;
  /** What the outside must do now. */
  effect?: LoginEffect;
}

export const initialLoginState = (mode: LoginMode = initialMode): LoginState => ({
  mode,
  values: { email: '', password: '', code: '', newPassword: '', passwordAgain: '' },
  agreed: false,
  problems: {},
  waits: {},
  sent: {},
  attempts: 0,
});

/** The next state after an event, and what it asks of the outside. Unknown events change nothing. */
export function loginStep(state: LoginState, event: LoginEvent): LoginStep {
  switch (event.type) {
    case 'FIELD.CHANGE':
      return {
        state: {
          ...state,
          values: { ...state.values, [event.field]: event.value },
          problems: { ...state.problems, [event.field]: undefined },
          notice: undefined,
        },
      };
    case 'AGREEMENT.CHANGE':
      return {
        state: {
          ...state,
          agreed: event.agreed,
          problems: { ...state.problems, agreement: undefined },
        },
      };
    case 'FORM.SUBMIT':
      return submit(state);
    case 'CODE.SEND':
      return sendCode(state);
    case 'CODE.DONE':
      return { state: codeSent(state, event) };
    case 'CLOCK.TICK':
      return { state: tick(state, event.now) };
    case 'FORM.FAIL':
    case 'CODE.FAIL':
      return {
        state: {
          ...state,
          pending: undefined,
          notice: {
            tone: 'critical',
            about: event.type === 'FORM.FAIL' ? 'form' : 'code',
            message: event.message,
          },
        },
      };
    default:
      return { state: move(state, event) };
  }
}

/** Follows the table; what is typed comes along, passwords excepted once they have served. */
function move(state: LoginState, event: LoginEvent): LoginState {
  const settled = event.type === 'FORM.DONE' ? { ...state, pending: undefined } : state;
  const mode = loginTable[state.mode].on[event.type];
  if (!mode) return settled;
  const reset = event.type === 'FORM.DONE' && loginTable[state.mode].effect === 'resetPassword';
  return {
    ...settled,
    mode,
    problems: {},
    focus: undefined,
    values: reset
      ? { ...state.values, password: '', code: '', newPassword: '', passwordAgain: '' }
      : state.values,
    notice: reset ? { tone: 'positive', about: 'form', message: event.message } : undefined,
  };
}

function submit(state: LoginState): LoginStep {
  if (state.pending) return { state };
  const row = loginTable[state.mode];
  const checks: LoginCheck[] = row.agreement ? [...row.fields, 'agreement'] : [...row.fields];
  const { checked, right } = check(state, checks);
  if (!right) return { state: checked };
  if (!row.effect) return { state: move(checked, { type: 'FORM.DONE' }) };
  return { state: { ...checked, pending: 'form' }, effect: row.effect };
}

function sendCode(state: LoginState): LoginStep {
  const purpose = loginTable[state.mode].code;
  if (!purpose || state.pending || state.waits[purpose]) return { state };
  const { checked, right } = check(state, ['email']);
  return right
    ? { state: { ...checked, pending: 'code' }, effect: 'sendCode' }
    : { state: checked };
}

function check(state: LoginState, checks: readonly LoginCheck[]) {
  const problemOf = (name: LoginCheck): FieldProblem | undefined => {
    if (name === 'agreement') return state.agreed ? undefined : 'agreement';
    return fieldRules[name](state.values);
  };
  const problems: LoginState['problems'] = {};
  for (const name of checks) problems[name] = problemOf(name);
  const first = checks.find((name) => problems[name]);
  const attempts = state.attempts + 1;
  const focus = first && { check: first, attempt: attempts };
  return {
    right: first === undefined,
    checked: { ...state, problems, attempts, focus, notice: undefined },
  };
}

function codeSent(
  state: LoginState,
  { purpose, now, message }: Extract<LoginEvent, { type: 'CODE.DONE' }>,
): LoginState {
  const wait = { until: now + RESEND_SECONDS * 1000, seconds: RESEND_SECONDS };
  return {
    ...state,
    pending: undefined,
    waits: { ...state.waits, [purpose]: wait },
    sent: { ...state.sent, [purpose]: true },
    notice: { tone: 'positive', about: 'code', message },
  };
}

function tick(state: LoginState, now: number): LoginState {
  const waits: LoginState['waits'] = {};
  for (const purpose of ['register', 'reset'] as const) {
    const wait = state.waits[purpose];
    if (wait && wait.until > now)
      waits[purpose] = { until: wait.until, seconds: Math.ceil((wait.until - now) / 1000) };
  }
  return { ...state, waits };
}
