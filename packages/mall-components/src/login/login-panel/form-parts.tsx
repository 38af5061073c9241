import { loginFormNames } from '../login-form-data';
import type { LoginState } from '../types';

interface HiddenFieldsProps {
  state: LoginState;
  /** Additional entries. */
  extra?: Readonly<Record<string, string | undefined>>;
}

/** Hidden inputs submitted by the browser with the form. */
export function HiddenFields({ state, extra = {} }: HiddenFieldsProps) {
  const { mode, country } = state;
  const fields = { [loginFormNames.mode]: mode, [loginFormNames.country]: country.code, ...extra };
  return Object.entries(fields).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
}
