import type { LoginFailure } from './login-error';
import type {
  CaptchaMethod,
  CodePurpose,
  LoginField,
  LoginMethods,
  LoginMode,
  LoginProvider,
  PhoneCountry,
} from './types';

/** Events by which the shopper changes the mode. */
export type LoginMove =
  | 'TAB.EMAIL'
  | 'TAB.PHONE'
  | 'CODE.USE'
  | 'PASSWORD.USE'
  | 'PASSWORD.FORGET'
  | 'ACCOUNT.CREATE'
  | 'ACCOUNT.RETURN'
  | 'VISITOR.ENTER';

/** All events of the login machine. */
export type LoginEvent =
  | {
      /** What happened; see `loginTable` for the events that change the mode. */
      type: LoginMove;
    }
  /** Goes back to the initial mode, as after closing and opening; the input is kept. */
  | { type: 'LOGIN.START' }
  | {
      type: 'FIELD.CHANGE';
      /** The field that was edited. */
      field: LoginField;
      /** The whole text of the field, as typed. */
      value: string;
    }
  | {
      type: 'COUNTRY.CHANGE';
      /** The country of the phone number. */
      country: PhoneCountry;
    }
  | {
      type: 'AGREEMENT.CHANGE';
      /** Whether the privacy agreement is ticked. */
      agreed: boolean;
    }
  | {
      type: 'METHODS.CHANGE';
      /** What the server offers, where that is known after the panel has opened. */
      methods: LoginMethods;
    }
  | { type: 'FORM.SUBMIT' }
  | {
      type: 'FORM.DONE';
      /** The mode that was submitted; the shopper may have changed it since. */
      mode: LoginMode;
      /** The server's message of success; undefined for the default one. */
      message?: string;
    }
  | {
      type: 'FORM.FAIL';
      mode: LoginMode;
      /** Why the request failed. */
      failure: LoginFailure;
      /** The current time, in milliseconds since 1970. */
      now: number;
    }
  | { type: 'CODE.SEND' }
  | {
      type: 'CODE.DONE';
      /** What the code is for. */
      purpose: CodePurpose;
      now: number;
      message?: string;
    }
  | { type: 'CODE.FAIL'; purpose: CodePurpose; failure: LoginFailure; now: number }
  | {
      type: 'PROVIDER.CHOOSE';
      /** `id` of the provider. */
      provider: LoginProvider;
    }
  | { type: 'CAPTCHA.REFRESH' }
  | {
      type: 'CAPTCHA.SWITCH';
      /** How the captcha is to be solved. */
      way: CaptchaMethod;
    }
  | { type: 'CLOCK.TICK'; now: number };
