import { LRUCache } from 'lru-cache';
import type { ChangeLog } from './changes/change-log';
import type { SharedPage } from './shared-page';

export interface PageCacheOptions {
  /** What all kept pages weigh at most, in bytes. */
  maxBytes: number;
  /** Milliseconds for which a page is served as it is. */
  freshFor: number;
  /** Milliseconds after which a page is not served any more; between the two it is rendered anew behind. */
  staleAfter: number;
  /** Milliseconds for which a page is served of which the change feed says that it has not changed. */
  currentFor?: number;
  now?: () => number;
}

export interface KeptPage {
  page: SharedPage;
  isFresh: boolean;
}

const ADDRESSES_REMEMBERED = 2000;

/** Rendered pages that are the same for every guest, by their address; the ones asked for last stay. */
export function createPageCache(
  { maxBytes, freshFor, staleAfter, currentFor = freshFor, now = Date.now }: PageCacheOptions,
  changes: ChangeLog,
) {
  const pages = new LRUCache<string, { page: SharedPage; renderedAt: number }>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => page.bytes,
  });
  const asked = new LRUCache<string, true>({ max: ADDRESSES_REMEMBERED });
  const rendering = new Map<string, Promise<SharedPage | undefined>>();
  return {
    /** A page with a query is kept from the second time on, so that invented queries do not push out others. */
    admits(address: string): boolean {
      if (!address.includes('?') || asked.has(address)) return true;
      asked.set(address, true);
      return false;
    },
    find(address: string): KeptPage | undefined {
      const kept = pages.get(address);
      const standing = kept ? changes.standingOf(kept.page.source) : 'outdated';
      if (kept && standing !== 'outdated') {
        const age = now() - kept.renderedAt;
        const isFresh = age < (standing === 'current' ? currentFor : freshFor);
        if (isFresh || age < staleAfter) return { page: kept.page, isFresh };
      }
      pages.delete(address);
      return undefined;
    },
    /** The page as it is being rendered for somebody else: undefined when nobody does. */
    awaited: (address: string) => rendering.get(address),
    /** Keeps what `render` resolves to, unless it is undefined. Rejects when `render` does. */
    async keep(address: string, render: () => Promise<SharedPage | undefined>): Promise<void> {
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
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
