import { readCookie, writeCookie } from '../browser/storage';
import { safeReturnPath } from './safe-return-path';

/** The cookie in which server and browser keep the path to return to after sign-in. */
export const RETURN_COOKIE = 'fromPath';
const HOUR_S = 3600;

/** Remembers a path in the browser; an unsafe one is not kept. */
export function saveReturnPath(path: string) {
  const safe = safeReturnPath(path);
  if (safe) writeCookie(RETURN_COOKIE, encodeURIComponent(safe), HOUR_S);
}

/** The remembered path, if it is safe; afterwards it is forgotten. */
export function takeReturnPath(): string | undefined {
  const kept = readCookie(RETURN_COOKIE);
  writeCookie(RETURN_COOKIE, '', 0);
  try {
    return safeReturnPath(decodeURIComponent(kept ?? ''));
  } catch {
    return undefined;
  }
}
