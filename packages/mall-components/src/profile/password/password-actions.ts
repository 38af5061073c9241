import type { CaptchaAnswer, ServerMessage } from '../../login/login-actions';

/**
 * What changing the password asks for. A kept promise may bring the server's message; reject with a
 * `LoginError`, whose `field` is `resetCode` for the code. Of another error the message is shown.
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
