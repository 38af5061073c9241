import { withoutLocale } from '../src/i18n/locales';

const personal = /^\/+(order|users|login|middlewares\/+callback[^/]*)(\/|$)/;

/**
 * Cacheability of a page: `shared` is the same for everybody and can be stored by any intermediate cache;
 * `public` is the same for everybody too, but has a single-use nonce; `personal` belongs to a visitor and is
 * never stored.
 */
export type PageKind = 'shared' | 'public' | 'personal';

/** Cache-Control by kind of page; browsers always revalidate. */
export const cacheControl: Record<PageKind, string> = {
  shared: 'public, max-age=0, s-maxage=10, stale-while-revalidate=10',
  public: 'private, no-cache',
  personal: 'private, no-store',
};

/** Whether the page at a path is personal, in any language. */
export const isPersonal = (url: string): boolean =>
  personal.test(withoutLocale(url.split('?')[0] ?? '/'));
