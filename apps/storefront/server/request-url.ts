import { localeOf } from '../src/i18n/locales';

/** The target of a request, decoded once; every rule about paths uses it. */
export interface RequestUrl {
  /** The decoded path segments, without empty ones. */
  segments: readonly string[];
  /** The path rebuilt from its segments; a trailing slash is kept. */
  pathname: string;
  /** The query as received, with its question mark; empty without one. */
  search: string;
  /** The path as received. */
  path: string;
}

const plain = /^\/[\x21-\x7e]*$/;
const fragmentOrBackslash = /[#\\]/;
/** Not allowed in a decoded segment: encoded separators, control characters, double encoding. */
// eslint-disable-next-line no-control-regex -- control characters are what it rejects
const hidden = /[/\\\x00-\x1f\x7f]|%[0-9a-f]{2}/i;

function decodeSegment(raw: string): string | undefined {
  try {
    const segment = decodeURIComponent(raw);
    return hidden.test(segment) || segment === '.' || segment === '..' ? undefined : segment;
  } catch {
    return undefined;
  }
}

/**
 * Parses the target of a request. Undefined for targets that browsers never send: absolute URLs, `*`, dot
 * segments, encoded slashes and dots, double encoding, invalid characters.
 */
export function parseRequestUrl(target: string | undefined): RequestUrl | undefined {
  if (!target || !plain.test(target) || fragmentOrBackslash.test(target)) return undefined;
  const at = target.indexOf('?');
  const path = at < 0 ? target : target.slice(0, at);
  const raw = path.split('/').filter((part) => part !== '');
  const segments = raw.map(decodeSegment).filter((segment) => segment !== undefined);
  if (segments.length < raw.length) return undefined;
  const end = segments.length > 0 && path.endsWith('/') ? '/' : '';
  return {
    segments,
    pathname: `/${segments.map(encodeURIComponent).join('/')}${end}`,
    search: at < 0 ? '' : target.slice(at),
    path,
  };
}

/** The home page in the language with which a target begins, however the rest is written. */
export function homeUrl(target = ''): RequestUrl {
  const { basename } = localeOf(target.split('?')[0] ?? '');
  const segments = basename.split('/').filter((part) => part !== '');
  return { segments, pathname: basename, search: '', path: basename };
}
