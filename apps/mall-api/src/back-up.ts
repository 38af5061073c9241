import { constants, createReadStream, existsSync, openAsBlob, rmSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { requestBackup } from './backup/request-folder';
import type { Settings } from './config/settings';
import { StartupError } from './config/startup-error';
import { FolderInUseError } from './db/data-folder';
import { databaseFolder, isInMemory } from './db/embedded';
import { migrateTables, openDatabaseFor } from './open-mall';
import { holdCopy } from './restored/hold';

/** Copies the embedded database of the settings into a new file, by the server that has opened it if there is one. */
export async function backUp(settings: Settings, file: string): Promise<void> {
  requireFolder(settings);
  if (existsSync(file)) throw new StartupError(`${file} exists. Choose another name.`);
  try {
    const database = await openDatabaseFor(settings);
    try {
      const copy = await database.copy?.();
      if (copy) await writeFile(file, copy.stream(), { flag: 'wx' });
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    const copy = await requestBackup(settings.dataDir);
    await copyFile(copy, file, constants.COPYFILE_EXCL).finally(() => rmSync(copy));
  }
}

/** Fills the empty data folder of the settings from a file, and marks it as a restored copy. */
export async function restoreFrom(settings: Settings, file: string): Promise<void> {
  requireFolder(settings);
  const folder = databaseFolder(settings.dataDir);
  if (existsSync(folder))
    throw new StartupError(
      `There is a database in ${settings.dataDir}. Choose an empty folder with MALL_DATA_DIR, or move it away.`,
    );
  if (!existsSync(file)) throw new StartupError(`There is no file ${file}.`);
  await requireWhole(file);
  try {
    const database = await openDatabaseFor(settings, { snapshot: await openAsBlob(file) });
    try {
      await migrateTables(database, () => {});
      await holdCopy(database.db, database.now());
    } finally {
      await database.close();
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** The embedded database itself does not survive a file that breaks off. */
async function requireWhole(file: string): Promise<void> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(createReadStream(file), createGunzip(), nowhere).catch(() => {
    throw new StartupError(`${file} is no backup, or not all of one.`);
  });
}

function requireFolder({ databaseUrl, dataDir }: Settings): void {
  if (databaseUrl !== undefined)
    throw new StartupError(
      'DATABASE_URL is a PostgreSQL, which has its own backups: see docs/operations/backup.md.',
    );
  if (isInMemory(dataDir)) throw new StartupError('A database in memory has nothing to copy.');
}
