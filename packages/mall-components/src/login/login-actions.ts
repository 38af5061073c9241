import type {
  CaptchaWay,
  EmailCodePurpose,
  LoginProvider,
  PhoneCodePurpose,
  PhoneCountry,
} from './types';

/** What the server answered, shown to the shopper instead of our own words. */
export type ServerWord = string | void;

/** The answer to the captcha, present when the server had asked for one. */
export interface CaptchaAnswer {
  /** What was read in the picture; empty where the computer is to work instead. */
  answer: string;
  way: CaptchaWay;
}

interface Guarded {
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
  signInByEmail: (input: { email: string; password: string } & Guarded) => Promise<ServerWord>;
  registerByEmail: (
    input: { email: string; code: string; password: string } & Guarded,
  ) => Promise<ServerWord>;
  resetPassword: (
    input: {
      email: string;
      code: string;
      newPassword: string;
      passwordAgain: string;
    } & Guarded,
  ) => Promise<ServerWord>;
  /** Sends a code by mail. */
  sendCode: (
    purpose: EmailCodePurpose,
    email: string,
    captcha?: CaptchaAnswer,
  ) => Promise<ServerWord>;
  /** The ways by phone; all of them or none. */
  phone?: PhoneActions;
  /** Buying without an account. The phone is there only when something was typed. */
  enterAsVisitor?: (input: { email: string; phone?: PhoneInput } & Guarded) => Promise<ServerWord>;
  /** Leaves for the provider, or opens its window. */
  signInByProvider?: (provider: LoginProvider) => Promise<ServerWord>;
  /** Fetches another captcha; its picture comes back through the view's props. */
  refreshCaptcha?: () => void;
}

export interface PhoneActions {
  signInByPassword: (input: PhoneInput & { password: string } & Guarded) => Promise<ServerWord>;
  signInByCode: (input: PhoneInput & { code: string } & Guarded) => Promise<ServerWord>;
  register: (
    input: PhoneInput & { code: string; password: string } & Guarded,
  ) => Promise<ServerWord>;
  /** Sends a code by text message. */
  sendCode: (input: PhoneInput & { purpose: PhoneCodePurpose } & Guarded) => Promise<ServerWord>;
}
