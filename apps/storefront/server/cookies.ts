/** The cookies of a request by name. A value that cannot be decoded is kept as received. */
export function parseCookies(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=');
    if (at < 1) continue;
    const name = part.slice(0, at).trim();
    // Of two cookies with the same name, the first has the longer path
    if (name in cookies) continue;
    const value = part.slice(at + 1).trim();
    try {
      cookies[name] = decodeURIComponent(value);
    } catch {
      cookies[name] = value;
    }
  }
  return cookies;
}

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
