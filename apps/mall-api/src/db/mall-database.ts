import { Kysely, type KyselyConfig } from 'kysely';
import { Dialect } from './dialect';
import type { ClientPool } from './driver';
import type { CataloguePool } from './replicas/catalogue-pool';
import type { Database } from './schema';

type Options = Pick<KyselyConfig, 'log'>;

/** Runs work on a connection of its own, without any of the time limits of requests. */
export type WithoutLimits = <T>(work: (db: MallDatabase) => Promise<T>) => Promise<T>;

interface Parts extends Options {
  reads?: ClientPool | undefined;
  catalogue?: CataloguePool | undefined;
  withoutLimits?: WithoutLimits | undefined;
}

/** The database of the mall, with the connections of its own that reads have. */
export class MallDatabase extends Kysely<Database> {
  /**
   * For what only reads, outside of transactions: waiting writes cannot exhaust these connections, and a read whose
   * connection is lost is sent again. PostgreSQL refuses to write over them. The same database where there is one connection.
   */
  readonly reads: MallDatabase;
  /**
   * For reads of what is the same for everybody and may be two seconds old: over replicas, where there are any. The same as
   * `reads` where there are none.
   */
  readonly catalogue: MallDatabase;
  /** Public data have changed: whoever reads them over `catalogue` from now on sees that. */
  readonly noteChange: () => void;
  /** For what takes as long as it takes. On the same connection where there is one. */
  readonly withoutLimits: WithoutLimits;

  constructor(
    pool: ClientPool,
    { reads, catalogue, withoutLimits = (work) => work(this), ...options }: Parts = {},
  ) {
    super({ dialect: new Dialect(pool), ...options });
    const own = { ...options, withoutLimits };
    this.withoutLimits = withoutLimits;
    this.reads = reads ? new ReadDatabase(reads, own) : this;
    this.catalogue = catalogue ? new ReadDatabase(catalogue, own) : this.reads;
    this.noteChange = () => catalogue?.noteChange();
  }

  override async destroy(): Promise<void> {
    if (this.catalogue !== this.reads) await this.catalogue.destroy();
    if (this.reads !== this) await this.reads.destroy();
    await super.destroy();
  }
}

class ReadDatabase extends Kysely<Database> implements MallDatabase {
  readonly reads = this;
  readonly catalogue = this;
  readonly noteChange = () => {};
  readonly withoutLimits: WithoutLimits;

  constructor(
    pool: ClientPool,
    { withoutLimits, ...options }: Options & { withoutLimits: WithoutLimits },
  ) {
    super({ dialect: new Dialect(pool, { isRepeatable: true }), ...options });
    this.withoutLimits = withoutLimits;
  }
}
