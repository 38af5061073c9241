/** Cookies of a request by name. A value that cannot be decoded is left as it came. */
export function parseCookies(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=');
    if (at < 1) continue;
    const name = part.slice(0, at).trim();
    // the first of two cookies with one name is the one with the longer path
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

/** A Set-Cookie line for the whole site. */
export function cookieLine(name: string, value: string, options: CookieOptions): string {
  const line = [`${name}=${encodeURIComponent(value)}`, 'Path=/', `Max-Age=${options.maxAge}`];
  if (options.httpOnly) line.push('HttpOnly');
  line.push('SameSite=Lax');
  if (options.secure) line.push('Secure');
  return line.join('; ');
}

/**
 * The full name of a cookie that only this server may write. Behind https the `__Host-` prefix keeps
 * other hosts of the domain and pages without https from setting it.
 */
export const ownCookie = (name: string, secure: boolean) => (secure ? `__Host-${name}` : name);
