/** Where the files of pictures are kept. Keys are file names such as `3f9c….jpg`; a file never changes. */
export interface PictureStore {
  /** Throws PictureStoreDown. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is no such file. Throws PictureStoreDown. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Those that are not there are ignored. Throws PictureStoreDown. */
  delete(keys: readonly string[]): Promise<void>;
  close(): void;
}

/** The store does not answer, has no space or refuses the mall; the cause tells which. */
export class PictureStoreDown extends Error {
  override readonly name = 'PictureStoreDown';
}
