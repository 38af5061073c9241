import { Kysely, type KyselyConfig } from 'kysely';
import { Dialect } from './dialect';
import type { ClientPool } from './driver';
import type { Database } from './schema';

type Options = Pick<KyselyConfig, 'log'>;

/** The database of the mall, with the connections of its own that reads have. */
export class MallDatabase extends Kysely<Database> {
  /**
   * For what only reads, outside of transactions: waiting writes cannot exhaust these connections, and a read whose
   * connection is lost is sent again. PostgreSQL refuses to write over them. The same database where there is one connection.
   */
  readonly reads: MallDatabase;

  constructor(pool: ClientPool, { reads, ...options }: Options & { reads?: ClientPool } = {}) {
    super({ dialect: new Dialect(pool), ...options });
    this.reads = reads ? new ReadDatabase(reads, options) : this;
  }

  override async destroy(): Promise<void> {
    if (this.reads !== this) await this.reads.destroy();
    await super.destroy();
  }
}

class ReadDatabase extends Kysely<Database> implements MallDatabase {
  readonly reads = this;

  constructor(pool: ClientPool, options: Options) {
    super({ dialect: new Dialect(pool, { isRepeatable: true }), ...options });
  }
}
