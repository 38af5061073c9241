import type { CompiledQuery, QueryResult } from 'kysely';
import { Connection, type PooledClient } from './connection';
import { isConnectionLost, isRecoveryConflict, isStalePlan } from './failures';

/** A connection whose statements only read: when it is lost, or a replica breaks them off, they are sent again over another one. */
export class ReadConnection extends Connection {
  private isReleased = false;

  constructor(
    client: PooledClient,
    private readonly connect: () => Promise<PooledClient>,
  ) {
    super(client);
  }

  override executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.twice(() => super.executeQuery<Row>(query));
  }

  override together(statements: readonly CompiledQuery[]): Promise<unknown[][]> {
    return this.twice(() => super.together(statements));
  }

  override release(): void {
    if (!this.isReleased) super.release();
    this.isReleased = true;
  }

  private async twice<T>(read: () => Promise<T>): Promise<T> {
    try {
      return await read();
    } catch (error) {
      if (isStalePlan(error)) return read();
      if (!isConnectionLost(error) && !isRecoveryConflict(error)) throw error;
      this.release();
      this.client = await this.connect();
      this.isReleased = false;
      return read();
    }
  }
}
