import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type pg from 'pg';
import type { SentStatement } from './batch';
import { BEGIN, COMMIT, type StatementClient } from './statement-client';
import { withCaller } from './with-caller';

/** What the connection has sent of a transaction: `begin` goes with its first statement, `commit` may go with its last. */
type Phase = 'none' | 'beginning' | 'open' | 'committed';

const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** A client that a pool has given out. */
export type PooledClient = StatementClient & { release(): void };

/** A connection of the pool. A transaction takes no round trip to begin, and none at all without statements. */
export class Connection implements DatabaseConnection {
  private phase: Phase = 'none';

  constructor(protected client: PooledClient) {}

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      const { command, rowCount, rows } = await this.send({ text: sql, values: parameters });
      return WRITES.has(command)
        ? { rows: rows as Row[], numAffectedRows: BigInt(rowCount ?? 0) }
        : { rows: rows as Row[] };
    } catch (error) {
      throw withCaller(error);
    }
  }

  /**
   * Sends statements in one round trip; returns the rows of each. Outside of a transaction they are one. With `commits`
   * they end the running one: nothing can follow.
   */
  async together(statements: readonly CompiledQuery[], commits = false): Promise<unknown[][]> {
    const isOwn = this.phase === 'none';
    if (isOwn) this.begin();
    const list = statements.map(({ sql, parameters }) => ({ text: sql, values: parameters }));
    try {
      const results = await this.sendAll(commits || isOwn ? [...list, COMMIT] : list);
      if (commits || isOwn) this.phase = isOwn ? 'none' : 'committed';
      return results.slice(0, statements.length).map(({ rows }) => rows as unknown[]);
    } catch (error) {
      // The first error is the one to tell
      if (isOwn) await this.rollback().catch(() => {});
      throw withCaller(error);
    }
  }

  begin(): void {
    this.phase = 'beginning';
  }

  release(): void {
    this.client.release();
  }

  commit = (): Promise<void> => this.end('commit');
  rollback = (): Promise<void> => this.end('rollback');

  private async end(text: 'commit' | 'rollback'): Promise<void> {
    const { phase } = this;
    this.phase = 'none';
    if (phase === 'open') await this.client.query(text);
  }

  private async send(statement: SentStatement): Promise<pg.QueryResult> {
    if (this.phase === 'beginning') return (await this.sendAll([statement]))[0] as pg.QueryResult;
    this.requireOpen();
    return this.client.query(statement.text, [...statement.values]);
  }

  private async sendAll(statements: readonly SentStatement[]) {
    this.requireOpen();
    if (this.phase !== 'beginning') return this.client.together(statements);
    this.phase = 'open';
    return (await this.client.together([BEGIN, ...statements])).slice(1);
  }

  private requireOpen(): void {
    if (this.phase === 'committed') throw new Error('This transaction has been committed.');
  }

  // eslint-disable-next-line require-yield -- part of the interface; the mall reads pages instead
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('The mall does not stream rows.');
  }
}
