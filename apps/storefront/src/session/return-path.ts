import { readCookie, writeCookie } from '../browser/storage';
import { safeReturnPath } from './safe-return-path';

/** The cookie in which server and browser keep the path to return to after sign-in. */
export const RETURN_COOKIE = 'fromPath';
const HOUR_S = 3600;

/** Saves a path in the cookie; an unsafe one is not saved. */
export function saveReturnPath(path: string) {
  const safe = safeReturnPath(path);
  if (safe) writeCookie(RETURN_COOKIE, encodeURIComponent(safe), HOUR_S);
}

/** The saved path, if it is safe; it is removed. */
export function takeReturnPath(): string | undefined {
  const stored = readCookie(RETURN_COOKIE);
  writeCookie(RETURN_COOKIE, '', 0);
  try {
    return safeReturnPath(decodeURIComponent(stored ?? ''));
  } catch {
    return undefined;
  }
}
