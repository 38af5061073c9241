import type { PlainMessage } from '../../internal/plain-message';
import { messages } from '../messages';
import type { LoginField, LoginMode } from '../types';

interface ModeTexts {
  title: PlainMessage;
  submit: PlainMessage;
}

const signIn: ModeTexts = { title: messages.signInTitle, submit: messages.signIn };
const register: ModeTexts = { title: messages.registerTitle, submit: messages.register };

/** What a mode is called, and its main button. */
export const modeTexts: Record<LoginMode, ModeTexts> = {
  phoneSignIn: signIn,
  emailSignIn: signIn,
  codeSignIn: { title: messages.codeSignInTitle, submit: messages.signIn },
  forgotPassword: { title: messages.forgotTitle, submit: messages.next },
  resetPassword: { title: messages.resetTitle, submit: messages.reset },
  registerEmail: register,
  registerPhone: register,
  visitor: { title: messages.visitorTitle, submit: messages.enter },
};

/** What a field is called. The captcha has its own field, and its own words for each way. */
export const fieldLabels: Record<Exclude<LoginField, 'captcha'>, PlainMessage> = {
  email: messages.email,
  phone: messages.phone,
  password: messages.password,
  newPassword: messages.newPassword,
  passwordAgain: messages.passwordAgain,
  registerCode: messages.code,
  resetCode: messages.code,
  signInCode: messages.code,
  phoneRegisterCode: messages.code,
};
