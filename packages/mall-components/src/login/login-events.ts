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
  | { type: LoginMove }
  /** Goes back to the initial mode, as after closing and opening; the input is kept. */
  | { type: 'LOGIN.START' }
  | { type: 'FIELD.CHANGE'; field: LoginField; value: string }
  | { type: 'COUNTRY.CHANGE'; country: PhoneCountry }
  | { type: 'AGREEMENT.CHANGE'; agreed: boolean }
  | { type: 'METHODS.CHANGE'; methods: LoginMethods }
  | { type: 'FORM.SUBMIT' }
  /** `mode` is the submitted one; the shopper may have changed it since. */
  | { type: 'FORM.DONE'; mode: LoginMode; message?: string }
  | { type: 'FORM.FAIL'; mode: LoginMode; failure: LoginFailure; now: number }
  | { type: 'CODE.SEND' }
  | { type: 'CODE.DONE'; purpose: CodePurpose; now: number; message?: string }
  | { type: 'CODE.FAIL'; purpose: CodePurpose; failure: LoginFailure; now: number }
  | { type: 'PROVIDER.CHOOSE'; provider: LoginProvider }
  | { type: 'CAPTCHA.REFRESH' }
  | { type: 'CAPTCHA.SWITCH'; way: CaptchaMethod }
  | { type: 'CLOCK.TICK'; now: number };
