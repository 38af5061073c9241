import { withoutLocale } from '../src/i18n/locales';

const personal = /^\/+(order|users|login|middlewares\/+callback[^/]*)(\/|$)/;

/**
 * What a page is to caches: `shared` is the same for everybody and may be answered by any cache in between;
 * `public` is so too, but has a nonce that is good once; `personal` is somebody's and is not stored at all.
 */
export type PageKind = 'shared' | 'public' | 'personal';

/** Cache-Control of a page; browsers ask again whether theirs is still good. */
export const cacheControl: Record<PageKind, string> = {
  shared: 'public, max-age=0, s-maxage=10, stale-while-revalidate=10',
  public: 'private, no-cache',
  personal: 'private, no-store',
};

/** Whether the page at a path belongs to somebody, in every language. */
export const isPersonal = (url: string): boolean =>
  personal.test(withoutLocale(url.split('?')[0] ?? '/'));
