import type { Driver, TransactionSettings } from 'kysely';
import type pg from 'pg';
import { Connection, type PooledClient } from './connection';
import { ReadConnection } from './read-connection';

/** A pool as the driver uses it. */
export interface ClientPool {
  connect(): Promise<pg.PoolClient>;
  end(): Promise<void>;
}

export interface DriverOptions {
  /** What is sent has no effect when it is sent again: so it is after losing the connection. */
  isRepeatable?: boolean;
}

/** Kysely's driver over a pool of `StatementClient`s. */
export class PoolDriver implements Driver {
  constructor(
    private readonly pool: ClientPool,
    private readonly options: DriverOptions,
  ) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Connection> {
    // The pool was made with this class of clients
    const connect = async () => (await this.pool.connect()) as unknown as PooledClient;
    const client = await connect();
    return this.options.isRepeatable ? new ReadConnection(client, connect) : new Connection(client);
  }

  async beginTransaction(connection: Connection, settings: TransactionSettings): Promise<void> {
    if (settings.isolationLevel || settings.accessMode) {
      throw new Error('Transactions here are “read committed”.');
    }
    connection.begin();
  }

  commitTransaction = (connection: Connection): Promise<void> => connection.commit();
  rollbackTransaction = (connection: Connection): Promise<void> => connection.rollback();
  releaseConnection = async (connection: Connection): Promise<void> => connection.release();
  destroy = (): Promise<void> => this.pool.end();
}
