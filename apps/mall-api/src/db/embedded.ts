import { join } from 'node:path';
import pg from 'pg';
import { StartupError } from '../config/startup-error';
import { lockDataFolder } from './data-folder';
import { StatementClient } from './statement-client';
import { wireTypes } from './wire-types';

/** A pool over the embedded PostgreSQL, and a function that closes the database. */
export interface OpenPool {
  pool: pg.Pool;
  /** All of it as a compressed archive, between two transactions. */
  copy(): Promise<Blob>;
  closeServer(): Promise<void>;
}

/** All of it is in memory from the start; files that do not fit are in the cache of the operating system. */
const SHARED_BUFFERS = '16MB';

export const isInMemory = (dataDir: string) => dataDir.startsWith('memory://');

/** The folder that the embedded database creates when it is first opened. */
export const databaseFolder = (dataDir: string) => join(dataDir, 'db');

/**
 * Opens the embedded database in `dataDir/db`, or in memory for `memory://`; a new one starts from
 * `snapshot`.
 */
export async function openEmbedded(dataDir: string, snapshot?: Blob): Promise<OpenPool> {
  const inMemory = isInMemory(dataDir);
  const release = inMemory ? () => {} : lockDataFolder(dataDir);
  try {
    const [{ PGlite }, { pg_trgm }, { createPgConfig }] = await Promise.all([
      import('@electric-sql/pglite'),
      import('@electric-sql/pglite/contrib/pg_trgm'),
      import('@electric-sql/pglite/node-postgres'),
    ]);
    const server = await PGlite.create({
      dataDir: inMemory ? dataDir : databaseFolder(dataDir),
      extensions: { pg_trgm },
      startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
      ...(snapshot && { loadDataDir: snapshot }),
    });
    // There is only one connection. A statement outside the running transaction that waits for it would
    // deadlock if awaited inside, so waiting has a timeout
    const pool = new pg.Pool({
      ...(createPgConfig(server) as unknown as pg.PoolConfig),
      Client: StatementClient,
      max: 1,
      connectionTimeoutMillis: 5000,
      idleTimeoutMillis: 0,
      types: wireTypes,
    });
    return {
      pool,
      async copy() {
        // There is only one connection: who has it knows that no transaction is open
        const client = await pool.connect();
        try {
          await client.query('checkpoint');
          return await server.dumpDataDir('gzip');
        } finally {
          client.release();
        }
      },
      async closeServer() {
        await server.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw new StartupError(
      `The embedded database in ${dataDir} does not open: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
