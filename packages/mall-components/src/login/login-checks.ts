import { fieldRules, type LoginValidators } from './login-rules';
import type { LoginModeRow } from './login-table';
import type { CodeForm, FieldProblem, LoginCheck, LoginState } from './types';

/** What is checked on submit, in the order of the form. */
export function checksOf(row: LoginModeRow, state: LoginState): LoginCheck[] {
  const fields: LoginCheck[] = row.fields.filter((field) => !row.optional?.includes(field));
  if (state.captcha) fields.push('captcha');
  return row.agreement ? [...fields, 'agreement'] : fields;
}

/** Runs the checks of any form: returns an error for each invalid field, and the first one to focus. */
export function checkForm<Form extends CodeForm, Check extends LoginCheck>(
  form: Form,
  checks: readonly Check[],
  problemOf: (check: Check) => FieldProblem | undefined,
): { right: boolean; checked: Form } {
  const problems: CodeForm['problems'] = {};
  for (const name of checks) problems[name] = problemOf(name);
  const first = checks.find((name) => problems[name]);
  const attempts = form.attempts + 1;
  const focus = first && { check: first, attempt: attempts };
  return {
    right: first === undefined,
    checked: { ...form, problems, attempts, focus, notice: undefined },
  };
}

/** `checkForm` with the validation rules of sign-in. */
export const check = (
  state: LoginState,
  checks: readonly LoginCheck[],
  validators: LoginValidators,
) =>
  checkForm(state, checks, (name) => {
    if (name !== 'agreement') return fieldRules[name](state, validators);
    return state.agreed ? undefined : 'agreement';
  });
