import type { CaptchaAnswer, ServerMessage } from '../../login/login-actions';

/**
 * The API calls of the password form. A promise can resolve to a message from the server; reject with a
 * `LoginError`, whose `field` is `resetCode` for the code. Messages of other errors are shown.
 */
export interface PasswordActions {
  /** Sends a code to the account's e-mail or phone. */
  sendCode: (captcha?: CaptchaAnswer) => Promise<ServerMessage>;
  /** Sets the password. The server may end the session. */
  change: (input: {
    code: string;
    newPassword: string;
    passwordAgain: string;
  }) => Promise<ServerMessage>;
  /** Requests another captcha; its image is passed to the view's props. */
  refreshCaptcha?: () => void;
}
