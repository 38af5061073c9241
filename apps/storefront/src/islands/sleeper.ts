/** An island whose code is not there. */
export interface Sleeper {
  /** Resolves when the island can be used; rejects when its code does not come. */
  wake(): Promise<void>;
  /** Loads the page of a link ahead, if it is one of this mall. */
  prefetch(to: URL): void;
  /** Shows the page of a link, and says whether it is one of this mall. */
  follow(to: URL): boolean;
}
