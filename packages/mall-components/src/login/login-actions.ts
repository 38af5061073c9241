import type {
  CaptchaMethod,
  EmailCodePurpose,
  LoginProvider,
  PhoneCodePurpose,
  PhoneCountry,
} from './types';

/** What the server answered, shown to the shopper instead of our own words. */
export type ServerMessage = string | void;

/** The answer to the captcha, present when the server had asked for one. */
export interface CaptchaAnswer {
  /** What was read in the picture; empty where the computer is to work instead. */
  answer: string;
  way: CaptchaMethod;
}

interface WithCaptcha {
  captcha?: CaptchaAnswer;
}

/** A number as it is dialled from abroad: its digits behind the dial code, and the dial code. */
export interface PhoneInput {
  /** National significant number, digits only: `13800138000`. */
  phone: string;
  /** Digits without plus: `86`. */
  countryCode: string;
  country: PhoneCountry['code'];
}

/**
 * What the overlay asks for. A kept promise may bring the server's message; reject with a `LoginError`.
 * Of another error only the message is used, and shown, so it must be in words for shoppers. The ways
 * whose callbacks are missing are not offered.
 */
export interface LoginActions {
  signInByEmail: (
    input: { email: string; password: string } & WithCaptcha,
  ) => Promise<ServerMessage>;
  registerByEmail: (
    input: { email: string; code: string; password: string } & WithCaptcha,
  ) => Promise<ServerMessage>;
  resetPassword: (
    input: {
      email: string;
      code: string;
      newPassword: string;
      passwordAgain: string;
    } & WithCaptcha,
  ) => Promise<ServerMessage>;
  /** Sends a code by mail. */
  sendCode: (
    purpose: EmailCodePurpose,
    email: string,
    captcha?: CaptchaAnswer,
  ) => Promise<ServerMessage>;
  /** The ways by phone; all of them or none. */
  phone?: PhoneActions;
  /** Buying without an account. The phone is there only when something was typed. */
  signInAsVisitor?: (
    input: { email: string; phone?: PhoneInput } & WithCaptcha,
  ) => Promise<ServerMessage>;
  /** Leaves for the provider, or opens its window. */
  signInByProvider?: (provider: LoginProvider) => Promise<ServerMessage>;
  /** Fetches another captcha; its picture comes back through the view's props. */
  refreshCaptcha?: () => void;
}

export interface PhoneActions {
  signInByPassword: (
    input: PhoneInput & { password: string } & WithCaptcha,
  ) => Promise<ServerMessage>;
  signInByCode: (input: PhoneInput & { code: string } & WithCaptcha) => Promise<ServerMessage>;
  register: (
    input: PhoneInput & { code: string; password: string } & WithCaptcha,
  ) => Promise<ServerMessage>;
  /** Sends a code by text message. */
  sendCode: (
    input: PhoneInput & { purpose: PhoneCodePurpose } & WithCaptcha,
  ) => Promise<ServerMessage>;
}
