import type { PlainMessage } from '../../internal/plain-message';
import { messages } from '../messages';
import type { LoginField, LoginMode } from '../types';

interface ModeTexts {
  /** Accessible name of the dialog. */
  name: PlainMessage;
  title: PlainMessage;
  submit: PlainMessage;
}

const signIn: ModeTexts = {
  name: messages.signIn,
  title: messages.signInTitle,
  submit: messages.signIn,
};

/** A mode whose title is also the title of the dialog. */
const named = (title: PlainMessage, submit: PlainMessage): ModeTexts => ({
  name: title,
  title,
  submit,
});
const register = named(messages.registerTitle, messages.register);

/** Texts of each mode. */
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

/** Labels of the fields. The captcha field has its own. */
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
