import { formNames } from '../login-form-data';
import { loginTable } from '../login-table';
import type { LoginState } from '../types';
import * as styles from './login-panel.css';

interface HiddenFieldsProps {
  state: LoginState;
  /** What else goes along. */
  extra?: Readonly<Record<string, string | undefined>>;
}

/** What the form says of itself when the browser sends it. */
export function HiddenFields({ state, extra = {} }: HiddenFieldsProps) {
  const { mode, country } = state;
  const fields = { [formNames.mode]: mode, [formNames.country]: country.code, ...extra };
  return Object.entries(fields).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
}

/**
 * Enter presses the first button that sends the form, and the one for the code stands before the main
 * one. So there is one more before both, for keys alone: it does what the main one does.
 */
export const DefaultButton = ({ mode }: Pick<LoginState, 'mode'>) =>
  loginTable[mode].code && (
    <button type="submit" tabIndex={-1} aria-hidden="true" className={styles.defaultButton} />
  );
