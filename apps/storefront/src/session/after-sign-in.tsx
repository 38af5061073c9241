import { useNotice } from './use-notice';
import { useResume } from './use-resume';
import { useSessionSync } from './use-session-sync';

/** What follows a change of the session: says what was to be said, joins the carts, goes on; here and in other tabs. */
export function AfterSignIn() {
  useNotice();
  useSessionSync();
  const part = useResume();
  return part && <part.Resume />;
}
