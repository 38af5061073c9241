import type { MallDatabase, WithoutLimits } from './mall-database';
import type { TableState } from './migrating/table-state';
import type { PostgresOptions } from './postgres';
import type { StatementObserver } from './statement-client';

export interface DatabaseOptions extends PostgresOptions {
  /** URL of a PostgreSQL; without it the embedded database in `dataDir` is used. */
  url?: string | undefined;
  /** URL of the same database without a pooler, for what needs a session; by default `url`. */
  directUrl?: string | undefined;
  /** URL of its replicas, for reads of the catalogue. */
  replicaUrl?: string | undefined;
  /** Folder of the embedded database, or `memory://`. */
  dataDir: string;
  /** Initial contents of a new embedded database: a dump of another one. */
  snapshot?: Blob | undefined;
  /** Called for every statement sent; the start of a transaction may be sent with the first one. */
  onStatement?: StatementObserver | undefined;
}

/** The connections of a process for one purpose. */
export interface PoolCounts {
  pool: 'reads' | 'writes' | 'replicas';
  total: number;
  idle: number;
  /** Requests and jobs that wait for one. */
  waiting: number;
  max: number;
}

export interface OpenedDatabase {
  db: MallDatabase;
  /** Its connections at this moment. */
  pools(): PoolCounts[];
  /** How many replicas are fresh enough for reads of the catalogue; undefined without any in the settings. */
  usableReplicas?: () => number;
  kind: 'embedded' | 'postgres';
  /** The time of the database, which all its processes share; stored times are compared with no other. */
  now(): Date;
  /** For what takes as long as it takes, such as waiting for another process or building an index. */
  withoutLimits: WithoutLimits;
  /** A consistent copy of an embedded database, also while it is used. */
  copy?: () => Promise<Blob>;
  /**
   * Runs pending migrations while others use the database, and says what it waits for. Several processes may call it at
   * once: a lock serialises them.
   */
  migrate(say?: (text: string) => void): Promise<void>;
  /** The number of pending migrations. Changes nothing. */
  missingMigrations(): Promise<number>;
  /** Migrations of newer programs with which this one may not run, by name. */
  unknownMigrations(): Promise<string[]>;
  /** How the tables compare with this program. Changes nothing. */
  tableState(): Promise<TableState>;
  close(): Promise<void>;
}
