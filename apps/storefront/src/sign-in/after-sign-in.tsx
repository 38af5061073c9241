import { useSignedInMark } from '../session/use-signed-in-mark';
import { useNotice } from './use-notice';
import { useResume } from './use-resume';
import { useSessionSync } from './use-session-sync';

/** Effects of a session change: notices, merging carts, pending actions, other tabs. */
export function AfterSignIn() {
  useNotice();
  useSignedInMark();
  useSessionSync();
  const part = useResume();
  return part && <part.Resume />;
}
