import { createPulse } from '@vermilion/admission';
import { clientsOf } from './clients-of';
import { databaseClock, timeOf } from './clock';
import type { ClientPool } from './driver';
import { hostUrls } from './hosts';
import { MallClient } from './mall-client';
import { MallDatabase, type WithoutLimits } from './mall-database';
import { migrate } from './migrating/migrate';
import { tableState } from './migrating/table-state';
import type { DatabaseOptions, OpenedDatabase } from './opened-database';
import { requireRoleSettings } from './pooler';
import { countsOf, observed } from './pools';
import {
  checkPostgres,
  createPool,
  IDLE_IN_TRANSACTION,
  NO_LIMITS,
  type PostgresOptions,
} from './postgres';
import { openReplicas, PROBE_OPTIONS } from './replicas/open-replicas';
import { retryingPool } from './retrying-pool';
import { MIGRATION_LOCK, withSessionLock } from './session-lock';

/** Share of a process's connections that is reserved for reads. Transactions never take them. */
const READ_SHARE = 0.6;

/** Milliseconds after which a read is aborted: nobody waits longer for a page. */
const READ_TIMEOUT = 5000;
/** Milliseconds in which a database that works gives a sign of life, however busy it is, and between two questions. */
const PULSE_MS = 2000;
const PULSE_EVERY_MS = 250;
/** Milliseconds after which the connection of such a question is given up, which is then known to be unanswered. */
const GIVEN_UP_MS = 2400;
/** Milliseconds for which a write waits for a lock. */
const LOCK_TIMEOUT = 3000;

/** Opens a PostgreSQL. */
export async function openServer(url: string, options: DatabaseOptions): Promise<OpenedDatabase> {
  const { poolSize = 10, statementTimeout = 10_000, lockTimeout = LOCK_TIMEOUT } = options;
  const { pooler = 'none', directUrl = url, replicaUrl } = options;
  await checkPostgres(url, pooler);
  const poolAt = (address: string, own: PostgresOptions) => {
    const urls = hostUrls(address);
    const hasStandby = urls.length > 1;
    return urls.map((one) => createPool(one, { ...own, hasStandby }));
  };
  const observedAt = (address: string, own: PostgresOptions) =>
    poolAt(address, own).map((one) => observed(one, options));
  const choice = { current: 0 };
  const asking = retryingPool(
    poolAt(url, { poolSize: 1, pooler, connectionTimeout: 2 * PULSE_MS }),
    undefined,
    choice,
  );
  const forReads = Math.ceil(poolSize * READ_SHARE);
  const readOptions = {
    poolSize: forReads,
    statementTimeout: Math.min(statementTimeout || READ_TIMEOUT, READ_TIMEOUT),
    isReadOnly: true,
  };
  const reads = observedAt(url, { ...readOptions, pooler });
  const forWrites = { poolSize: Math.max(1, poolSize - forReads), statementTimeout, lockTimeout };
  const writes = observedAt(url, { ...forWrites, pooler });
  const clients = clientsOf([...reads, ...writes]);
  const pulse = createPulse({
    ask: () => askOnce(asking),
    every: PULSE_EVERY_MS,
    patience: PULSE_MS,
    onAway: clients.breakOff,
  });
  const withoutLimits: WithoutLimits = async (work) => {
    const own = new MallDatabase(
      retryingPool(observedAt(directUrl, { poolSize: 1, ...NO_LIMITS })),
    );
    return work(own).finally(() => own.destroy());
  };
  const readPool = retryingPool(reads, pulse.signal, choice);
  const replicas = replicaUrl
    ? openReplicas(replicaUrl, {
        primary: retryingPool(poolAt(url, { ...PROBE_OPTIONS, pooler }), undefined, choice),
        reads: readPool,
        options: readOptions,
        onPool: (one) => observed(one, options),
      })
    : undefined;
  const db = new MallDatabase(retryingPool(writes, pulse.signal, choice), {
    reads: readPool,
    catalogue: replicas,
    withoutLimits,
  });
  const checked = async () => {
    if (pooler !== 'none') await requireRoleSettings(db, limitsOfRole(forWrites));
    return databaseClock(() => timeOf(db.reads));
  };
  const closePulse = async () => {
    pulse.stop();
    await asking.end();
  };
  const clock = await checked().catch(async (error: unknown) => {
    await closePulse();
    await db.destroy();
    throw error;
  });
  return {
    db,
    pools: () => [
      countsOf('reads', reads),
      countsOf('writes', writes),
      ...(replicas ? [countsOf('replicas', replicas.pools)] : []),
    ],
    ...(replicas && { usableReplicas: replicas.inUse }),
    kind: 'postgres',
    now: clock.now,
    withoutLimits,
    migrate: (say = () => {}) =>
      withoutLimits((own) =>
        withSessionLock(
          own,
          MIGRATION_LOCK,
          () => say('Another process is migrating the tables; waiting for it'),
          (connection) => migrate(connection, { say }),
        ),
      ),
    tableState: () => tableState(db),
    missingMigrations: async () => (await tableState(db)).missing.length,
    unknownMigrations: async () => (await tableState(db)).tooNew,
    async close() {
      clock.stop();
      await closePulse();
      await db.destroy();
    },
  };
}

/** Asks for a sign of life; a connection that gave none is not used again. */
async function askOnce(pool: ClientPool): Promise<void> {
  const client = await pool.connect();
  const silence = setTimeout(() => client instanceof MallClient && client.breakOff(), GIVEN_UP_MS);
  await client.query('select 1').finally(() => {
    clearTimeout(silence);
    client.release();
  });
}

const limitsOfRole = ({
  statementTimeout,
  lockTimeout,
}: {
  statementTimeout: number;
  lockTimeout: number;
}) => ({
  statement_timeout: statementTimeout,
  lock_timeout: lockTimeout,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
});
