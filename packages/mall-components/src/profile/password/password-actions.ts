import type { CaptchaAnswer, ServerMessage } from '../../login/login-actions';

/**
 * The calls that changing the password makes. A promise may resolve to a message of the server; reject
 * with a `LoginError`, whose `field` is `resetCode` for the code. Messages of other errors are shown.
 */
export interface PasswordActions {
  /** Sends a code to the account's own address. */
  sendCode: (captcha?: CaptchaAnswer) => Promise<ServerMessage>;
  /** Sets the password. The session may end with it. */
  change: (input: {
    code: string;
    newPassword: string;
    passwordAgain: string;
  }) => Promise<ServerMessage>;
  /** Fetches another captcha; its picture comes back through the view's props. */
  refreshCaptcha?: () => void;
}
