import type { LoginState } from '@vermilion/mall-components/login';

/** The result of a submitted form: its state, and the hidden fields of the next form. */
export interface LoginFormResult {
  state: LoginState;
  requestKey: string;
  captcha?: { graphicKey: string; image: string };
}
