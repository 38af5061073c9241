import { createHash, randomUUID } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  openAsBlob,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { openDatabase } from '../db/database';

const within = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const migrations = within('../db/migrations/');
const cache = within('../../node_modules/.cache/');
const pglite = within('../../node_modules/@electric-sql/pglite/package.json');

/** Depends on the migrations and on the version of the embedded database. */
export function migrationsFingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(pglite));
  for (const name of readdirSync(migrations).sort())
    hash.update(`\0${name}\0`).update(readFileSync(join(migrations, name)));
  return hash.digest('hex').slice(0, 16);
}

async function make(): Promise<Uint8Array> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mall-snapshot-'));
  try {
    const { migrate, close } = await openDatabase({ dataDir });
    await migrate();
    await close();
    const server = await PGlite.create(join(dataDir, 'db'), { extensions: { pg_trgm } });
    const dump = await server.dumpDataDir('none');
    await server.close();
    return new Uint8Array(await dump.arrayBuffer());
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Renames a file unless another test process has done so: it may be open already, and a blob cannot be read
 * once its file is replaced.
 */
function putOnce(own: string, file: string): void {
  try {
    linkSync(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(own);
  }
}

async function read(): Promise<Blob> {
  const file = join(cache, `migrated-${migrationsFingerprint()}.tar`);
  try {
    return await openAsBlob(file);
  } catch {
    mkdirSync(cache, { recursive: true });
    const own = `${file}.${randomUUID()}`;
    writeFileSync(own, await make());
    putOnce(own, file);
    return openAsBlob(file);
  }
}

let snapshot: Promise<Blob> | undefined;

/**
 * An empty, migrated embedded database as a file. Creating one takes seconds, so it is cached beside the
 * installed packages, one for each state of the migrations.
 */
export const migratedSnapshot = () => (snapshot ??= read());
