import type { FieldProblem, LoginField, LoginState } from './types';

const EMAIL = /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/;
const CODE = /^\w+$/;

export const isEmail = (text: string) => EMAIL.test(text.trim());

/** What the rules cannot know by themselves: the numbers of the world are loaded when they are wanted. */
export interface LoginKnowledge {
  /** Whether a number may exist in a country. Without it every number passes, for the server to judge. */
  isPhone?: (phone: string, country: string) => boolean;
}

/** Says what is wrong with a field, or undefined. */
type Rule = (state: LoginState, knowledge: LoginKnowledge) => FieldProblem | undefined;

const code =
  (field: LoginField): Rule =>
  ({ values }) => {
    if (values[field].trim() === '') return 'emptyCode';
    return CODE.test(values[field].trim()) ? undefined : 'correctCode';
  };

const password =
  (field: LoginField): Rule =>
  ({ values }) =>
    values[field] === '' ? 'emptyPassword' : undefined;

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
  password: password('password'),
  newPassword: password('newPassword'),
  passwordAgain: ({ values: { newPassword, passwordAgain } }) => {
    if (passwordAgain === '') return 'emptyAgainPassword';
    return passwordAgain === newPassword ? undefined : 'diffPassword';
  },
  registerCode: code('registerCode'),
  resetCode: code('resetCode'),
  signInCode: code('signInCode'),
  phoneRegisterCode: code('phoneRegisterCode'),
  captcha: ({ values: { captcha } }) => (captcha.trim() === '' ? 'emptyCaptcha' : undefined),
};
