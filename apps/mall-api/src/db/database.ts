import { ownClock } from './clock';
import { openEmbedded } from './embedded';
import { MallDatabase } from './mall-database';
import { migrate } from './migrating/migrate';
import { tableState } from './migrating/table-state';
import { openServer } from './open-server';
import type { DatabaseOptions, OpenedDatabase } from './opened-database';
import { countsOf, observed } from './pools';

/**
 * Opens the database behind one interface, embedded or not. Throws a StartupError with a message when it
 * cannot be opened.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenedDatabase> {
  return options.url ? openServer(options.url, options) : openFolder(options);
}

async function openFolder(options: DatabaseOptions): Promise<OpenedDatabase> {
  const { pool, copy, closeServer } = await openEmbedded(options.dataDir, options.snapshot);
  const db = new MallDatabase(observed(pool, options));
  return {
    db,
    pools: () => [countsOf('writes', [pool])],
    kind: 'embedded',
    copy,
    now: ownClock.now,
    // It has none
    withoutLimits: (work) => work(db),
    migrate: () => db.connection().execute((own) => migrate(own, { isAlone: true })),
    tableState: () => tableState(db),
    missingMigrations: async () => (await tableState(db)).missing.length,
    unknownMigrations: async () => (await tableState(db)).tooNew,
    async close() {
      await db.destroy();
      await closeServer();
    },
  };
}
