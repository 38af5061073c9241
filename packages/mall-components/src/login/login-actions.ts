import type {
  CaptchaMethod,
  EmailCodePurpose,
  LoginProvider,
  PhoneCodePurpose,
  PhoneCountry,
} from './types';

/** A message from the server, shown to the shopper instead of the default one. */
export type ServerMessage = string | void;

/** The response to the captcha, present when the server has required one. */
export interface CaptchaAnswer {
  /** The characters in the image; empty for proof of work. */
  answer: string;
  /** How the captcha was solved. */
  way: CaptchaMethod;
}

interface WithCaptcha {
  captcha?: CaptchaAnswer;
}

/** A phone number: national digits and dial code. */
export interface PhoneInput {
  /** National significant number, digits only: `13800138000`; as typed when it could not be read. */
  phone: string;
  /** Digits without plus: `86`. */
  countryCode: string;
  /** ISO 3166-1 alpha-2 code of the country that the number belongs to. */
  country: PhoneCountry['code'];
}

/**
 * The API calls of the panel. A promise can resolve to a message from the server; reject with a `LoginError`.
 * The message of any other error is shown to the shopper. Sign-in methods without a callback are not offered.
 */
export interface LoginActions {
  /** Signs in. `email` has its domain in ASCII; the password is passed as typed. When it resolves, the shopper is signed in. */
  signInByEmail: (
    input: { email: string; password: string } & WithCaptcha,
  ) => Promise<ServerMessage>;
  /** Creates an account with the e-mailed code, and signs in. */
  registerByEmail: (
    input: { email: string; code: string; password: string } & WithCaptcha,
  ) => Promise<ServerMessage>;
  /**
   * Sets a new password with the e-mailed code, without signing in; the panel then offers sign-in. The server checks
   * that both passwords are equal, as the panel does.
   */
  resetPassword: (
    input: {
      email: string;
      code: string;
      newPassword: string;
      passwordAgain: string;
    } & WithCaptcha,
  ) => Promise<ServerMessage>;
  /** Sends a code by e-mail. */
  sendCode: (
    purpose: EmailCodePurpose,
    email: string,
    captcha?: CaptchaAnswer,
  ) => Promise<ServerMessage>;
  /** Sign-in by phone: all of these calls or none. */
  phone?: PhoneActions;
  /** Signs in as a visitor, without an account. `phone` is present only when one was typed. */
  signInAsVisitor?: (
    input: { email: string; phone?: PhoneInput } & WithCaptcha,
  ) => Promise<ServerMessage>;
  /** Navigates to the provider, or opens its window. */
  signInByProvider?: (provider: LoginProvider) => Promise<ServerMessage>;
  /** Requests another captcha; its image is passed to the view's props. */
  refreshCaptcha?: () => void;
}

/** The API calls of sign-in and registration by phone. */
export interface PhoneActions {
  /** Signs in. The password is passed as typed. */
  signInByPassword: (
    input: PhoneInput & { password: string } & WithCaptcha,
  ) => Promise<ServerMessage>;
  /** Signs in with the code sent by text message. */
  signInByCode: (input: PhoneInput & { code: string } & WithCaptcha) => Promise<ServerMessage>;
  /** Creates an account with the code sent by text message, and signs in. */
  register: (
    input: PhoneInput & { code: string; password: string } & WithCaptcha,
  ) => Promise<ServerMessage>;
  /** Sends a code by text message. */
  sendCode: (
    input: PhoneInput & { purpose: PhoneCodePurpose } & WithCaptcha,
  ) => Promise<ServerMessage>;
}
