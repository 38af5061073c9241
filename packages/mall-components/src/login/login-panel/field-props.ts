import { useFieldMessage } from '../form/use-field-message';
import type { LoginEvent } from '../login-events';
import { loginTable } from '../login-table';
import type { LoginCheck, LoginField, LoginMode, LoginState } from '../types';

/** Props shared by all parts of the form. */
export interface LoginPartProps {
  state: LoginState;
  send: (event: LoginEvent) => void;
  /** Ref callback that collects the inputs, to focus the first invalid one. */
  keep: (check: LoginCheck, input: HTMLInputElement | null) => void;
  /** URL of a mode. With it, modes are changed by links that work without scripts. */
  modeHref?: (mode: LoginMode) => string;
}

/** Whether a new password is set here, rather than checked. */
export const setsPassword = (field: LoginField, mode: LoginMode) =>
  field === 'newPassword' || (field === 'password' && loginTable[mode].number === 6);

/** The `autocomplete` value of a field. */
export function autoCompleteOf(field: LoginField, mode: LoginMode) {
  if (field === 'email') return mode === 'visitor' ? 'email' : 'username';
  if (field === 'phone') return 'tel-national';
  if (field === 'password') return setsPassword(field, mode) ? 'new-password' : 'current-password';
  if (field === 'captcha') return 'off';
  return field === 'newPassword' || field === 'passwordAgain' ? 'new-password' : 'one-time-code';
}

/** The props that all fields share: name, value, error and autocomplete. */
export function useFieldProps({ state, keep }: LoginPartProps) {
  const words = useFieldMessage();
  return (field: LoginField) => ({
    ref: (input: HTMLInputElement | null) => keep(field, input),
    name: field,
    size: 'lg' as const,
    error: words(state.problems[field]),
    value: state.values[field],
    // for pages rendered in response to a form; with scripts, focus is moved in an effect
    autoFocus: state.focus?.check === field,
    autoComplete: autoCompleteOf(field, state.mode),
  });
}
