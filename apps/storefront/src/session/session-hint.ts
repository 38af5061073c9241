/** How the names of cookies begin that tell scripts of a session; behind https `__Host-` stands before it. */
export const SESSION_HINT = 'mall_signed_in.';

const hint = new RegExp(`(^|; )(__Host-)?${SESSION_HINT.replace('.', '\\.')}`);

/** Whether the browser has a session, which may have ended in the meantime. */
export const mayBeSignedIn = () => hint.test(document.cookie);
