export { LoginDialog } from './login-dialog';
export type { LoginDialogProps } from './login-dialog';
