/** How the names of cookies begin that tell scripts of a session; behind https `__Host-` stands before it. */
export const SESSION_HINT = 'mall_signed_in.';

/** Finds such a cookie among those of a document; a script of the page's head has it as it stands here. */
export const sessionHint = new RegExp(`(^|; )(__Host-)?${SESSION_HINT.replace('.', '\\.')}`);

/** Whether the browser may have a session: one may have ended in the meantime, or cookies may be out of reach. */
export function mayBeSignedIn(): boolean {
  try {
    return sessionHint.test(document.cookie);
  } catch {
    return true;
  }
}
