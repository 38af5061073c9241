import { withoutLocale } from '../src/i18n/locales';

const personal = /^\/+(order|users|login|middlewares\/+callback[^/]*)(\/|$)/;

/**
 * Cache-Control of a page. Shared caches may not store any page, since each shows who is signed in. A
 * guest's public page may be shown again on back navigation; pages of a signed-in visitor and personal
 * pages are not stored at all.
 */
export const cacheControl = (url: string, signedIn: boolean) =>
  signedIn || isPersonal(url) ? 'private, no-store' : 'private, no-cache';

/** Whether the page at a path belongs to somebody, in every language. */
export const isPersonal = (url: string): boolean =>
  personal.test(withoutLocale(url.split('?')[0] ?? '/'));
