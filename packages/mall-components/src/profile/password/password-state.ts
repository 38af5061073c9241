import type { CodeForm, LoginValues } from '../../login/types';

/** In the order of the form. */
export const passwordFields = ['resetCode', 'newPassword', 'passwordAgain'] as const;
export type PasswordField = (typeof passwordFields)[number] | 'captcha';

/** The state of the password form. */
export interface PasswordState extends CodeForm {
  values: Pick<LoginValues, PasswordField>;
}

export const initialPasswordState = (): PasswordState => ({
  values: { resetCode: '', newPassword: '', passwordAgain: '', captcha: '' },
  problems: {},
  waits: {},
  sent: {},
  attempts: 0,
});
