/** An island whose code is not loaded. */
export interface DehydratedIsland {
  /** Resolves when the island is interactive; rejects when its code fails to load. */
  hydrate(): Promise<void>;
  /** Prefetches the page of a link, if it belongs to this mall. */
  prefetch(to: URL): void;
  /** Navigates to the page of a link; returns false if it does not belong to this mall. */
  follow(to: URL): boolean;
}
