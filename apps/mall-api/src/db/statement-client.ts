import pg from 'pg';
import type { SentStatement } from './batch';

type Send = (...args: unknown[]) => unknown;

/** A client that counts what it sends, and takes several statements at once. */
export class StatementClient extends pg.Client {
  /** Called for every statement; `begin` and `commit` belong to those that they are sent with. */
  onSend: () => void = () => {};

  override query(...args: unknown[]): never {
    this.onSend();
    return this.send(...args) as never;
  }

  /**
   * Runs statements of a transaction, each with a snapshot of its own, in one round trip where the connection can; here
   * one after the other. The first that fails is the last.
   */
  async together(statements: readonly SentStatement[]): Promise<readonly pg.QueryResult[]> {
    const results: pg.QueryResult[] = [];
    for (const one of statements) {
      this.count(one);
      results.push((await this.send(one.text, one.values)) as pg.QueryResult);
    }
    return results;
  }

  protected count(statement: SentStatement): void {
    if (statement !== BEGIN && statement !== COMMIT) this.onSend();
  }

  /** Sends the arguments unchanged. */
  protected send(...args: unknown[]): unknown {
    // The overloads of pg.Client.query cannot be told apart here; arguments are passed through
    return (super.query as Send).apply(this, args);
  }
}

export const BEGIN: SentStatement = { text: 'begin', values: [] };
export const COMMIT: SentStatement = { text: 'commit', values: [] };
