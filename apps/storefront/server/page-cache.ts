import { LRUCache } from 'lru-cache';
import type { ChangeLog } from './changes/change-log';
import type { SharedPage } from './shared-page';

export interface PageCacheOptions {
  /** Maximum total size of the cached pages, in bytes. */
  maxBytes: number;
  /** Milliseconds for which a page is served without revalidation. */
  freshFor: number;
  /**
   * Milliseconds after which a page is no longer served; before that it is stale, and rendered again in the
   * background.
   */
  staleAfter: number;
  /** Milliseconds for which a page is served while the change feed confirms that it has not changed. */
  currentFor?: number;
  now?: () => number;
}

export interface CachedPage {
  page: SharedPage;
  isFresh: boolean;
}

const ADDRESSES_REMEMBERED = 2000;

/** LRU cache of rendered pages that are the same for every guest, by URL. */
export function createPageCache(
  { maxBytes, freshFor, staleAfter, currentFor = freshFor, now = Date.now }: PageCacheOptions,
  changes: ChangeLog,
) {
  const pages = new LRUCache<string, { page: SharedPage; renderedAt: number }>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => page.bytes,
  });
  const requested = new LRUCache<string, true>({ max: ADDRESSES_REMEMBERED });
  const counts = { hits: 0, misses: 0 };
  const rendering = new Map<string, Promise<SharedPage | undefined>>();
  return {
    /**
     * A page with a query is cached from its second request on, so that random queries do not evict other
     * pages.
     */
    shouldCache(address: string): boolean {
      if (!address.includes('?') || requested.has(address)) return true;
      requested.set(address, true);
      return false;
    },
    get(address: string): CachedPage | undefined {
      const cached = pages.get(address);
      const freshness = cached ? changes.freshnessOf(...cached.page.sources) : 'outdated';
      if (cached && freshness !== 'outdated') {
        const age = now() - cached.renderedAt;
        const isFresh = age < (freshness === 'current' ? currentFor : freshFor);
        if (isFresh || age < staleAfter) {
          counts.hits += 1;
          return { page: cached.page, isFresh };
        }
      }
      counts.misses += 1;
      pages.delete(address);
      return undefined;
    },
    /** The render of this page in progress, if any. */
    pending: (address: string) => rendering.get(address),
    /** Caches the result of `render`, unless it is undefined. Rejects when `render` does. */
    async add(address: string, render: () => Promise<SharedPage | undefined>): Promise<void> {
      const renderedAt = now();
      const promise = render();
      const forOthers = promise.catch(() => undefined);
      rendering.set(address, forOthers);
      try {
        const page = await promise;
        if (page) pages.set(address, { page, renderedAt });
      } finally {
        rendering.delete(address);
      }
    },
    /** How often a page was found since the start, and how often not. */
    counts: () => ({ ...counts }),
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
