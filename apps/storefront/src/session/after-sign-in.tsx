import { useNotice } from './use-notice';
import { useResume } from './use-resume';

/** Does what is left to do after sign-in: says what was to be said, joins the carts, goes on. */
export function AfterSignIn() {
  useNotice();
  useResume();
  return null;
}
