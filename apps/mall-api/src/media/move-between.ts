import type { Settings } from '../config/settings';
import { StartupError } from '../config/startup-error';
import type { MallDatabase } from '../db/mall-database';
import { sparseProgress } from '../kernel/sparse-progress';
import { createDatabaseStore } from './database-store';
import { type Moved, movePictures } from './move';

export type MoveTarget = 's3' | 'database';

interface MoveRequest {
  to: MoveTarget;
  deletesSource: boolean;
  say(text: string): void;
}

/** Moves pictures between the database and the bucket of the settings. Throws a StartupError without a bucket. */
export async function moveBetween(
  { db, settings: { s3 } }: { db: MallDatabase; settings: Pick<Settings, 's3'> },
  { to, deletesSource, say }: MoveRequest,
): Promise<Moved> {
  if (!s3)
    throw new StartupError(
      'No bucket is set. Run this command with MALL_PICTURE_STORE=s3 and MALL_S3_BUCKET; the servers may still have MALL_PICTURE_STORE=database.',
    );
  const { createS3Store } = await import('./s3-store');
  const bucket = createS3Store(s3);
  const database = createDatabaseStore(db);
  const [from, target] = to === 's3' ? [database, bucket] : [bucket, database];
  try {
    const progress = sparseProgress((done) => say(`files looked at: ${done}`));
    return await movePictures(from, target, { deletesSource, progress });
  } finally {
    bucket.close();
  }
}
