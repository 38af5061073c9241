import type pg from 'pg';
import { Batch, type SentStatement } from './batch';
import { isConnectionLost, isReadOnly, isStalePlan } from './failures';
import { StatementClient } from './statement-client';
import { nameOf, renameStatement } from './statement-names';

/**
 * A PostgreSQL client that prepares statements with parameters, sends several in one round trip, and survives the loss
 * of its connection.
 */
export class MallClient extends StatementClient {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // Without a listener, losing a connection ends the process, even in a transaction, where the pool does
    // not listen. The next statement fails, and the pool discards the client
    this.on('error', () => {});
  }

  override together(statements: readonly SentStatement[]) {
    return new Promise<readonly pg.QueryResult[]>((resolve, reject) => {
      const named = statements.map((one) => ({ ...one, name: this.nameOf(one.text) }));
      const end = this.observe(statements);
      const batch = new Batch(named, (error, results) => {
        end(error ?? undefined);
        if (!error) return resolve(results);
        this.leaveIfLost(error);
        if (isStalePlan(error)) for (const { text } of statements) renameStatement(text);
        reject(error as Error);
      });
      super.send(batch);
    });
  }

  protected override send(...args: unknown[]): unknown {
    const [text, values, ...rest] = args;
    const name = typeof text === 'string' && Array.isArray(values) ? this.nameOf(text) : undefined;
    const answer = name ? super.send({ name, text, values }, ...rest) : super.send(...args);
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: unknown) => {
      this.leaveIfLost(error);
      if (!isStalePlan(error)) throw error;
      renameStatement(String(text));
      // It has not begun, so it can be sent again, unless the transaction around it has failed
      if (this.getTransactionStatus() !== 'I') throw error;
      return super.send(text, values, ...rest);
    });
  }

  /** Ends the connection without a word: whoever waits for an answer over it gets an error. */
  breakOff(): void {
    (this as unknown as { connection: pg.Connection }).connection.stream.destroy();
  }

  /** The name under which a statement is prepared, if it is. */
  protected nameOf(text: string): string | undefined {
    return nameOf(text);
  }

  /**
   * The error arrives before the end of the connection: the pool must not hand out this client in between.
   */
  private leaveIfLost(error: unknown): void {
    if (isConnectionLost(error) || isReadOnly(error)) void this.end().catch(() => {});
  }
}

/** For a pooler that does not know prepared statements: a name would be that of another connection's statement. */
export class UnpreparedClient extends MallClient {
  protected override nameOf(): undefined {
    return undefined;
  }
}
