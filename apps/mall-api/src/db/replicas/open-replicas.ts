import type pg from 'pg';
import { clientsOf } from '../clients-of';
import type { ClientPool } from '../driver';
import { hostUrls } from '../hosts';
import { createPool, type PostgresOptions } from '../postgres';
import { type CataloguePool, createCataloguePool } from './catalogue-pool';
import { watchReplica } from './watch-replica';

/** Milliseconds in which a server says how far it is. */
const PATIENCE_MS = 1000;

/** Of the connections that ask. */
export const PROBE_OPTIONS = {
  poolSize: 1,
  statementTimeout: PATIENCE_MS,
  connectionTimeout: PATIENCE_MS,
} as const satisfies PostgresOptions;

const POSITION = `select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
  else pg_current_wal_insert_lsn() end - '0/0')::float8 as position`;

interface Parts {
  /** Asks the primary; ended with the replicas. */
  primary: ClientPool;
  /** Connections of other reads. */
  reads: ClientPool;
  /** Called with every pool that is made. */
  onPool?(pool: pg.Pool): void;
  /** Of the connections to a replica. */
  options: PostgresOptions;
}

/** The position in the log of the server behind a connection of the pool. */
async function positionAt(pool: ClientPool): Promise<number> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ position: number }>(POSITION);
    return rows[0]?.position ?? Number.NaN;
  } finally {
    client.release();
  }
}

/** Reads of the catalogue over the replicas of a URL, which names one or several hosts. */
export function openReplicas(
  url: string,
  { primary, reads, onPool = () => {}, options }: Parts,
): CataloguePool & { pools: readonly pg.Pool[] } {
  const opened = hostUrls(url).map((host) => {
    const pool = createPool(host, { ...options, isReadOnly: true, connectionTimeout: PATIENCE_MS });
    const clients = clientsOf([pool]);
    onPool(pool);
    const asking = createPool(host, PROBE_OPTIONS);
    const watch = watchReplica({
      primary: () => positionAt(primary),
      replica: () => positionAt(asking),
      onSilence: clients.breakOff,
    });
    const end = async () => {
      watch.stop();
      await Promise.all([pool.end(), asking.end()]);
    };
    return { ...watch, pool, end };
  });
  const catalogue = createCataloguePool(opened, reads);
  return {
    ...catalogue,
    pools: opened.map(({ pool }) => pool),
    async end() {
      await Promise.all([catalogue.end(), primary.end()]);
    },
  };
}
