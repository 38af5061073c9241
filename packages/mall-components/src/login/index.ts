export * from './login-panel';
export { useLoginMachine } from './use-login-machine';
export type { LoginActions, ServerWord } from './use-login-machine';
export { initialLoginState, loginStep, RESEND_SECONDS } from './login-machine';
export type { LoginStep } from './login-machine';
export { loginTable } from './login-table';
export type { LoginModeRow } from './login-table';
export { isEmail } from './login-rules';
export type {
  CodePurpose,
  LoginEvent,
  LoginField,
  LoginMode,
  LoginNotice,
  LoginState,
  LoginValues,
} from './types';
