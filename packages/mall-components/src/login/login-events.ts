import type { LoginFailure } from './login-error';
import type {
  CaptchaMethod,
  CodePurpose,
  LoginField,
  LoginMode,
  LoginMethods,
  LoginProvider,
  PhoneCountry,
} from './types';

/** What leads from one mode to another, pressed by the shopper. */
export type LoginMove =
  | 'TAB.EMAIL'
  | 'TAB.PHONE'
  | 'CODE.USE'
  | 'PASSWORD.USE'
  | 'PASSWORD.FORGET'
  | 'ACCOUNT.CREATE'
  | 'ACCOUNT.RETURN'
  | 'VISITOR.ENTER';

/** Everything that can happen to the overlay. */
export type LoginEvent =
  | { type: LoginMove }
  /** Begin at the start again, as an overlay does that is closed and opened; nothing typed is lost. */
  | { type: 'LOGIN.START' }
  | { type: 'FIELD.CHANGE'; field: LoginField; value: string }
  | { type: 'COUNTRY.CHANGE'; country: PhoneCountry }
  | { type: 'AGREEMENT.CHANGE'; agreed: boolean }
  | { type: 'METHODS.CHANGE'; methods: LoginMethods }
  | { type: 'FORM.SUBMIT' }
  /** `mode` is the one that was submitted: the shopper may have gone on to another meanwhile. */
  | { type: 'FORM.DONE'; mode: LoginMode; message?: string }
  | { type: 'FORM.FAIL'; mode: LoginMode; failure: LoginFailure; now: number }
  | { type: 'CODE.SEND' }
  | { type: 'CODE.DONE'; purpose: CodePurpose; now: number; message?: string }
  | { type: 'CODE.FAIL'; purpose: CodePurpose; failure: LoginFailure; now: number }
  | { type: 'PROVIDER.CHOOSE'; provider: LoginProvider }
  | { type: 'CAPTCHA.REFRESH' }
  | { type: 'CAPTCHA.SWITCH'; way: CaptchaMethod }
  | { type: 'CLOCK.TICK'; now: number };
