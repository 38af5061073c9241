export { CaptchaField } from './captcha-field';
export type { LoginCaptcha } from './captcha-field';
export { CodeInput } from './code-input';
export { DefaultButton } from './default-button';
export { FormNotice } from './form-notice';
export { PasswordInput } from './password-input';
export { useClock, useMachine } from './use-machine';
export { useWords } from './use-words';
export { useWrongField } from './use-wrong-field';
