import type { Deps } from '../kernel/context';
import type { PictureStore } from '../kernel/picture-store';
import { quietPictures } from '../restored/quiet-pictures';
import { createDatabaseStore } from './database-store';

/** The store of pictures that the settings name. The client of S3 is loaded only by malls that use it. */
export async function createPictureStore({
  db,
  settings: { s3, isRestored },
}: Pick<Deps, 'db' | 'settings'>): Promise<PictureStore> {
  if (!s3) return createDatabaseStore(db);
  const { createS3Store } = await import('./s3-store');
  const store = createS3Store(s3);
  return isRestored ? quietPictures(store) : store;
}
