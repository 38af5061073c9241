import { fieldRules, type LoginKnowledge } from './login-rules';
import type { LoginModeRow } from './login-table';
import type { LoginCheck, LoginState } from './types';

/** What submitting a mode checks, in the order of the form. */
export function checksOf(row: LoginModeRow, state: LoginState): LoginCheck[] {
  const fields: LoginCheck[] = row.fields.filter((field) => !row.optional?.includes(field));
  if (state.captcha) fields.push('captcha');
  return row.agreement ? [...fields, 'agreement'] : fields;
}

/** Runs checks: a message at everything that is wrong, the focus for the first. */
export function check(
  state: LoginState,
  checks: readonly LoginCheck[],
  knowledge: LoginKnowledge,
): { right: boolean; checked: LoginState } {
  const problems: LoginState['problems'] = {};
  for (const name of checks) {
    if (name !== 'agreement') problems[name] = fieldRules[name](state, knowledge);
    else if (!state.agreed) problems.agreement = 'agreement';
  }
  const first = checks.find((name) => problems[name]);
  const attempts = state.attempts + 1;
  const focus = first && { check: first, attempt: attempts };
  return {
    right: first === undefined,
    checked: { ...state, problems, attempts, focus, notice: undefined },
  };
}
