import { TIME_ZONE_COOKIE } from '../../src/page-params/time-zone-cookie';

const known = new Set(Intl.supportedValuesOf('timeZone'));

/**
 * The time zone that a visitor's browser has named in a cookie, under the name that this server uses: one of few, so
 * that nobody can fill the server's memory with formats of invented zones. Undefined for pages that everybody shares.
 */
export function ownTimeZone(cookies: Readonly<Record<string, string>>): string | undefined {
  const named = cookies[TIME_ZONE_COOKIE];
  if (!named) return undefined;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: named }).resolvedOptions();
    return known.has(timeZone) || timeZone === 'UTC' ? timeZone : undefined;
  } catch {
    return undefined;
  }
}
