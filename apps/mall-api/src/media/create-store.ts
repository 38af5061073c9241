import type { Deps } from '../kernel/context';
import type { PictureStore } from '../kernel/picture-store';
import { createDatabaseStore } from './database-store';

/** The store of pictures that the settings name. The client of S3 is loaded only by malls that use it. */
export async function createPictureStore({
  db,
  settings: { s3 },
}: Pick<Deps, 'db' | 'settings'>): Promise<PictureStore> {
  if (!s3) return createDatabaseStore(db);
  const { createS3Store } = await import('./s3-store');
  return createS3Store(s3);
}
