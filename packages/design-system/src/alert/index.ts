export { Alert } from './alert';
export type { AlertProps } from './alert';
export { alertTones } from './alert-icons';
export type { AlertTone } from './alert-icons';
