import { localeOf } from '../src/i18n/locales';

const personal = /^\/+(order|users|login)(\/|$)/;

/**
 * Whether a browser may keep a page; nobody else may, as every page shows who is signed in. What a
 * guest sees in public may come back with the back button, and is asked for again in all other cases.
 * Pages of somebody signed in, and those that are personal by themselves, are not kept at all.
 */
export function cacheControl(url: string, signedIn: boolean) {
  const path = url.split('?')[0] ?? '/';
  const { basename } = localeOf(path);
  const plain = basename === '/' ? path : path.slice(basename.length);
  return signedIn || personal.test(plain) ? 'private, no-store' : 'private, no-cache';
}
