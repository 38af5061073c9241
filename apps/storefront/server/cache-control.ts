import { localeOf } from '../src/i18n/locales';

const personal = /^\/+(order|users|login)(\/|$)/;

/**
 * Cache-Control of a page. Shared caches may not store any page, since each shows who is signed in. A
 * guest's public page may be shown again on back navigation; pages of a signed-in visitor and personal
 * pages are not stored at all.
 */
export function cacheControl(url: string, signedIn: boolean) {
  const path = url.split('?')[0] ?? '/';
  const { basename } = localeOf(path);
  const plain = basename === '/' ? path : path.slice(basename.length);
  return signedIn || personal.test(plain) ? 'private, no-store' : 'private, no-cache';
}
