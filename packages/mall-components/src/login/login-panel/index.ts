export { LoginPanel } from './login-panel';
export type { LoginPanelProps } from './login-panel';
export type { LoginCaptcha } from '../form';
