import { safeReturnPath } from './safe-return-path';

/** The cookie in which server and browser keep the path to return to after sign-in. */
export const RETURN_COOKIE = 'fromPath';
const HOUR_S = 3600;

const write = (value: string, maxAge: number) => {
  document.cookie = `${RETURN_COOKIE}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;
};

/** Remembers a path in the browser; an unsafe one is not kept. */
export function rememberPath(path: string) {
  const safe = safeReturnPath(path);
  if (safe) write(encodeURIComponent(safe), HOUR_S);
}

/** The remembered path, if it is safe; afterwards it is forgotten. */
export function takeRememberedPath(): string | undefined {
  const match = new RegExp(`(?:^|;\\s*)${RETURN_COOKIE}=([^;]*)`).exec(document.cookie);
  write('', 0);
  try {
    return safeReturnPath(decodeURIComponent(match?.[1] ?? ''));
  } catch {
    return undefined;
  }
}
