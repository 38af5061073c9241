export { LoginPanel } from './login-panel/login-panel';
export type { LoginPanelProps } from './login-panel/login-panel';
export type { LoginCaptcha } from './form/captcha-field';
export { useLoginMachine } from './use-login-machine';
export type { LoginMachine, LoginOptions } from './use-login-machine';
export type {
  CaptchaAnswer,
  LoginActions,
  PhoneActions,
  PhoneInput,
  ServerMessage,
} from './login-actions';
export { LoginError, loginErrorReasons } from './login-error';
export type { LoginErrorReason, LoginFailure } from './login-error';
export { loginStep } from './login-machine';
export { runLogin } from './run-login';
export { loginFormNames, loginModeOf, readLoginForm, withoutSecrets } from './login-form-data';
export { loadPhoneNumbers } from './perform';
export { preloadPhoneField } from './login-panel/login-phone';
export type { LoginStep } from './login-submit';
export { initialLoginState } from './login-state';
export { nextLoginMode } from './login-moves';
export { RESEND_SECONDS } from './login-waits';
export { initialLoginMode, loginTable } from './login-table';
export type { LoginEffect, LoginGuard, LoginModeRow, LoginTransition } from './login-table';
export { isEmail } from '../internal/is-email';
export type { LoginValidators } from './login-rules';
export type { LoginEvent, LoginMove } from './login-events';
export { loginModes, loginProviders } from './types';
export type {
  CaptchaMethod,
  CodePurpose,
  EmailCodePurpose,
  FieldProblem,
  LoginField,
  LoginMode,
  LoginNotice,
  LoginMethods,
  KnownLoginProvider,
  LoginProvider,
  LoginProviderOption,
  LoginState,
  LoginValues,
  PhoneCodePurpose,
  PhoneCountry,
} from './types';
