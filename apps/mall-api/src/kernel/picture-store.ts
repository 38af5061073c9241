/** Where the files of pictures are kept. Keys are file names such as `3f9c….jpg`; a file never changes. */
export interface PictureStore {
  /** Throws PictureStoreDown. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is no such file. Throws PictureStoreDown. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Those that are not there are ignored. Throws PictureStoreDown. */
  delete(keys: readonly string[]): Promise<void>;
  /**
   * The keys of files behind a key in the order of the store, from the first one without; at most `limit`. Throws PictureStoreDown.
   */
  list(after: string | undefined, limit: number): Promise<string[]>;
  close(): void;
}

/** The keys of all files of a store, page by page. */
export async function* allKeys(store: Pick<PictureStore, 'list'>, limit = 500) {
  for (let after: string | undefined; ;) {
    const keys = await store.list(after, limit);
    if (keys.length > 0) yield keys;
    if (keys.length < limit) return;
    after = keys.at(-1);
  }
}

/** The store does not answer, has no space or refuses the mall; the cause tells which. */
export class PictureStoreDown extends Error {
  override readonly name = 'PictureStoreDown';
}
