export { loginActions } from './login-actions';
export type { LoginDeps, CaptchaProof } from './login-actions';
export { toLoginError } from './login-error';
export type { ErrorFields, LoginErrorOptions } from './login-error';
export { beginOAuth, oauthCompletion, providers } from './oauth';
export type { Provider, ProviderAnswer } from './oauth';
