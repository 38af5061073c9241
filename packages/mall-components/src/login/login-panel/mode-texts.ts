import type { PlainMessage } from '../../internal/plain-message';
import { messages } from '../messages';
import type { LoginField, LoginMode } from '../types';

interface ModeTexts {
  /** Of the dialog around it. */
  name: PlainMessage;
  title: PlainMessage;
  submit: PlainMessage;
}

const signIn: ModeTexts = {
  name: messages.signIn,
  title: messages.signInTitle,
  submit: messages.signIn,
};

/** A mode whose title says what it is. */
const named = (title: PlainMessage, submit: PlainMessage): ModeTexts => ({
  name: title,
  title,
  submit,
});
const register = named(messages.registerTitle, messages.register);

/** What a mode is called, and its main button. */
export const modeTexts: Record<LoginMode, ModeTexts> = {
  phoneSignIn: signIn,
  emailSignIn: signIn,
  codeSignIn: named(messages.codeSignInTitle, messages.signIn),
  forgotPassword: named(messages.forgotTitle, messages.next),
  resetPassword: named(messages.resetTitle, messages.reset),
  registerEmail: register,
  registerPhone: register,
  visitor: named(messages.visitorTitle, messages.enter),
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
