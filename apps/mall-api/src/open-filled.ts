import { existsSync } from 'node:fs';
import type { Settings } from './config/settings';
import type { OpenedDatabase } from './db/database';
import { databaseFolder, isInMemory } from './db/embedded';

/**
 * Opens the database of a mall after `fill` has filled it if it is empty. Only one process can have the embedded
 * database open, so a new one is not even created before.
 */
export async function openFilled(
  { databaseUrl, dataDir, seed }: Settings,
  open: () => Promise<OpenedDatabase>,
  fill: () => Promise<void>,
): Promise<OpenedDatabase> {
  if (seed !== 'demo' || (!databaseUrl && isInMemory(dataDir))) return open();
  const isNew = !databaseUrl && !existsSync(databaseFolder(dataDir));
  if (isNew) await fill();
  const database = await open();
  if (isNew || (await isFilled(database))) return database;
  await database.close();
  await fill();
  return open();
}

async function isFilled({ db, missingMigrations }: OpenedDatabase): Promise<boolean> {
  if ((await missingMigrations()) > 0) return false;
  return (await db.selectFrom('shop').select('id').limit(1).executeTakeFirst()) !== undefined;
}
