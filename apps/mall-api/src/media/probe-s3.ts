import { randomBytes } from 'node:crypto';
import type { S3Settings } from '../config/picture-settings';

const TIMEOUT = 5000;

/** Writes, reads and deletes a tiny file. Rejects with PictureStoreDown. */
export async function probeS3(settings: S3Settings): Promise<void> {
  const { createS3Store } = await import('./s3-store');
  const store = createS3Store(settings, TIMEOUT);
  const key = `doctor-${randomBytes(8).toString('hex')}.png`;
  try {
    await store.put(key, Buffer.from('x'));
    await store.get(key);
    await store.delete([key]);
  } finally {
    store.close();
  }
}
