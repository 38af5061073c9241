import { Kysely, Migrator, sql } from 'kysely';
import { Dialect } from './dialect';
import { openEmbedded } from './embedded';
import { migrations } from './migrations';
import { openPostgres, type PostgresOptions } from './postgres';
import type { Database } from './schema';

export interface DatabaseOptions extends PostgresOptions {
  /** A PostgreSQL; without it the embedded database in `dataDir` is used. */
  url?: string | undefined;
  /** Folder of the embedded database, or `memory://`. */
  dataDir: string;
  /** Told of every statement that was sent. */
  onStatement?: () => void;
}

export interface OpenedDatabase {
  db: Kysely<Database>;
  kind: 'embedded' | 'postgres';
  /** Brings the tables up to date. Several processes may do it at once: they take turns. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the one database behind one interface, whichever of the two it is.
 * Throws a StartupError with a sentence when it cannot be opened.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenedDatabase> {
  const kind = options.url ? 'postgres' : 'embedded';
  const { pool, closeServer } = options.url
    ? await openPostgres(options.url, options)
    : await openEmbedded(options.dataDir);
  const { onStatement } = options;
  const db = new Kysely<Database>({
    dialect: new Dialect({ pool }),
    ...(onStatement && { log: () => onStatement() }),
  });
  return {
    db,
    kind,
    migrate: () => db.connection().execute(migrate),
    async close() {
      await db.destroy();
      await closeServer();
    },
  };
}

const provider = { getMigrations: async () => migrations };

/** Work on whole tables, or waiting for another process that is at it, is no statement gone wrong. */
async function migrate(connection: Kysely<Database>): Promise<void> {
  await sql`set statement_timeout = 0`.execute(connection);
  const { error } = await new Migrator({ db: connection, provider }).migrateToLatest();
  await sql`reset statement_timeout`.execute(connection);
  if (error) throw error;
}
