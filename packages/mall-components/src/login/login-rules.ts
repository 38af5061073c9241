import { readCode } from '@vermilion/input-rules/code';
import { kindsIn, normalPassword } from '@vermilion/input-rules/password';
import { isEmail } from '../internal/is-email';
import { loginTable } from './login-table';
import type { CodeForm, FieldProblem, LoginField, LoginState, LoginValues } from './types';

const CODE = /^\w+$/;
const PASSWORD_LENGTH = { least: 8, most: 128 };
const KINDS_WANTED = 3;

/** Whether a new password is long enough and has three kinds of characters. */
export function isStrongPassword(password: string): boolean {
  const normal = normalPassword(password);
  return [...normal].length >= PASSWORD_LENGTH.least && kindsIn(normal) >= KINDS_WANTED;
}

/** The error of a code, if any. */
export function codeProblem(code: string): FieldProblem | undefined {
  const read = readCode(code);
  if (read === '') return 'emptyCode';
  return CODE.test(read) ? undefined : 'correctCode';
}

export function newPasswordProblem(password: string): FieldProblem | undefined {
  if (password === '') return 'emptyPassword';
  if ([...normalPassword(password)].length > PASSWORD_LENGTH.most) return 'longPassword';
  return isStrongPassword(password) ? undefined : 'weakPassword';
}

export function passwordAgainProblem({
  newPassword,
  passwordAgain,
}: Pick<LoginValues, 'newPassword' | 'passwordAgain'>): FieldProblem | undefined {
  if (passwordAgain === '') return 'emptyAgainPassword';
  return normalPassword(passwordAgain) === normalPassword(newPassword) ? undefined : 'diffPassword';
}

/** Proof of work needs no input. */
export function captchaProblem({ captcha, values }: CodeForm): FieldProblem | undefined {
  return captcha?.way !== 'work' && values.captcha.trim() === '' ? 'emptyCaptcha' : undefined;
}

/** Validators that are loaded on demand. */
export interface LoginValidators {
  /**
   * Whether a number is possible in a country. Without it every number is accepted, and the server decides.
   */
  isPhone?: (phone: string, country: string) => boolean;
}

/** The error of a field, or undefined. */
type Rule = (state: LoginState, validators: LoginValidators) => FieldProblem | undefined;

/** One rule for each field. */
export const fieldRules: Record<LoginField, Rule> = {
  email: ({ values: { email } }) => {
    if (email.trim() === '') return 'emailEmpty';
    return isEmail(email) ? undefined : 'correctEmail';
  },
  phone: ({ values: { phone }, country }, { isPhone }) => {
    if (phone.trim() === '') return 'emptyPhone';
    return isPhone && !isPhone(phone, country.code) ? 'correctPhone' : undefined;
  },
  // Validated differently on sign-in and on registration
  password: ({ values, mode }) => {
    if (loginTable[mode].number === 6) return newPasswordProblem(values.password);
    return values.password === '' ? 'emptyPassword' : undefined;
  },
  newPassword: ({ values }) => newPasswordProblem(values.newPassword),
  passwordAgain: ({ values }) => passwordAgainProblem(values),
  registerCode: ({ values }) => codeProblem(values.registerCode),
  resetCode: ({ values }) => codeProblem(values.resetCode),
  signInCode: ({ values }) => codeProblem(values.signInCode),
  phoneRegisterCode: ({ values }) => codeProblem(values.phoneRegisterCode),
  captcha: captchaProblem,
};
