/** How the names of cookies begin that tell scripts of a session; behind https `__Host-` stands before it. */
export const SESSION_HINT = 'mall_signed_in.';

const hint = new RegExp(`(^|; )(__Host-)?${SESSION_HINT.replace('.', '\\.')}`);

/** Whether the browser may have a session: one may have ended in the meantime, or cookies may be out of reach. */
export function mayBeSignedIn(): boolean {
  try {
    return hint.test(document.cookie);
  } catch {
    return true;
  }
}
