import cookie from '@fastify/cookie';

/** The cookies of a request by name; of two with the same name the first, which has the longer path. */
export const parseCookies = (header = ''): Record<string, string> =>
  cookie.parse(header) as Record<string, string>;

export interface CookieOptions {
  maxAge: number;
  httpOnly?: boolean;
  secure?: boolean;
}

/** A Set-Cookie line with the path `/`. */
export function cookieLine(name: string, value: string, options: CookieOptions): string {
  const line = [`${name}=${encodeURIComponent(value)}`, 'Path=/', `Max-Age=${options.maxAge}`];
  if (options.httpOnly) line.push('HttpOnly');
  line.push('SameSite=Lax');
  if (options.secure) line.push('Secure');
  return line.join('; ');
}

/**
 * The full name of a cookie that only this server can set. On https the `__Host-` prefix prevents other hosts
 * of the domain and insecure pages from setting it.
 */
export const ownCookie = (name: string, secure: boolean) => (secure ? `__Host-${name}` : name);
