/** Name prefix of the cookies that hint at a session; on https it follows `__Host-`. */
export const SESSION_HINT = 'mall_signed_in.';

/** Matches such a cookie in `document.cookie`; also inlined into a script of the document's head. */
export const sessionHint = new RegExp(`(^|; )(__Host-)?${SESSION_HINT.replace('.', '\\.')}`);

/** Whether the browser may have a session: it may have expired, or cookies may be unreadable. */
export function mayBeSignedIn(): boolean {
  try {
    return sessionHint.test(document.cookie);
  } catch {
    return true;
  }
}
