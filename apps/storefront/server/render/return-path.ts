import { cookieLine } from '@vermilion/admission';
import { RETURN_COOKIE } from '../../src/session/return-path';
import { safeReturnPath } from '../../src/session/safe-return-path';
import type { RenderOptions } from './types';

const HOUR_S = 3600;

/** The return path of a request, read from its cookies and written as Set-Cookie lines. */
export function serverReturnPath({ cookies: received, secure }: RenderOptions) {
  const cookies: string[] = [];
  return {
    cookies,
    remember(path: string) {
      const safe = safeReturnPath(path);
      if (safe) cookies.push(cookieLine(RETURN_COOKIE, safe, { maxAge: HOUR_S, secure }));
    },
    take() {
      cookies.push(cookieLine(RETURN_COOKIE, '', { maxAge: 0, secure }));
      return safeReturnPath(received[RETURN_COOKIE]);
    },
  };
}
