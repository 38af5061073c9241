import { existsSync } from 'node:fs';
import type { Settings } from './config/settings';
import { databaseFolder, isInMemory } from './db/embedded';
import type { OpenedDatabase } from './db/opened-database';
import { isSeeded } from './seed';

/**
 * Opens the database of a mall after `seed` has seeded it if it is empty. Only one process can have the embedded
 * database open, so a new one is not even created before.
 */
export async function openSeeded(
  { databaseUrl, dataDir, seed: contents }: Settings,
  open: () => Promise<OpenedDatabase>,
  seed: () => Promise<void>,
): Promise<OpenedDatabase> {
  if (contents !== 'demo' || (!databaseUrl && isInMemory(dataDir))) return open();
  const isNew = !databaseUrl && !existsSync(databaseFolder(dataDir));
  if (isNew) await seed();
  const database = await open();
  if (isNew) return database;
  const { missing } = await database.tableState();
  if (missing.length === 0 && (await isSeeded(database.db))) return database;
  await database.close();
  await seed();
  return open();
}
