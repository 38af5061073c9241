import { readCookie, writeCookie } from '../browser/storage';
import { safeReturnPath } from './safe-return-path';

/** The cookie with the path to return to after sign-in, used by server and browser. */
export const RETURN_COOKIE = 'fromPath';
const HOUR_S = 3600;

/** Stores a path in the cookie, unless it is unsafe. */
export function saveReturnPath(path: string) {
  const safe = safeReturnPath(path);
  if (safe) writeCookie(RETURN_COOKIE, encodeURIComponent(safe), HOUR_S);
}

/** Takes the stored path, if it is safe. */
export function takeReturnPath(): string | undefined {
  const stored = readCookie(RETURN_COOKIE);
  writeCookie(RETURN_COOKIE, '', 0);
  try {
    return safeReturnPath(decodeURIComponent(stored ?? ''));
  } catch {
    return undefined;
  }
}
