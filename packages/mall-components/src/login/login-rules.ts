import type { FieldProblem, LoginField, LoginValues } from './types';

const EMAIL = /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/;
const CODE = /^\w+$/;

export const isEmail = (text: string) => EMAIL.test(text.trim());

/** One rule for each field: what is wrong with it, or undefined. */
export const fieldRules: Record<LoginField, (values: LoginValues) => FieldProblem | undefined> = {
  email: ({ email }) => {
    if (email.trim() === '') return 'emailEmpty';
    return isEmail(email) ? undefined : 'correctEmail';
  },
  password: ({ password }) => (password === '' ? 'emptyPassword' : undefined),
  code: ({ code }) => {
    if (code.trim() === '') return 'emptyCode';
    return CODE.test(code.trim()) ? undefined : 'correctCode';
  },
  newPassword: ({ newPassword }) => (newPassword === '' ? 'emptyPassword' : undefined),
  passwordAgain: ({ newPassword, passwordAgain }) => {
    if (passwordAgain === '') return 'emptyAgainPassword';
    return passwordAgain === newPassword ? undefined : 'diffPassword';
  },
};
