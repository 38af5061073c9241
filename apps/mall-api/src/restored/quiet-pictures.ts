import { type PictureStore, PictureStoreDown } from '../kernel/picture-store';

/** The pictures of the mall as a restored copy may use them: it shows them, and changes none. */
export const quietPictures = (store: PictureStore): PictureStore => ({
  get: (key) => store.get(key),
  list: (after, limit) => store.list(after, limit),
  put: () => Promise.reject(new PictureStoreDown('A restored copy stores no pictures')),
  delete: () => Promise.reject(new PictureStoreDown('A restored copy deletes no pictures')),
  close: () => store.close(),
});
