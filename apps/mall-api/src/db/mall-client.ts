import type pg from 'pg';
import { Batch, type SentStatement } from './batch';
import { isConnectionLost } from './failures';
import { StatementClient } from './statement-client';
import { nameOf } from './statement-names';

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
      const named = statements.map((one) => ({ ...one, name: nameOf(one.text) }));
      const end = this.observe(statements);
      const batch = new Batch(named, (error, results) => {
        end(error ?? undefined);
        if (!error) return resolve(results);
        this.leaveIfLost(error);
        reject(error as Error);
      });
      super.send(batch);
    });
  }

  protected override send(...args: unknown[]): unknown {
    const [text, values, ...rest] = args;
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined;
    const answer = name ? super.send({ name, text, values }, ...rest) : super.send(...args);
    if (answer instanceof Promise) answer.catch((error: unknown) => this.leaveIfLost(error));
    return answer;
  }

  /**
   * The error arrives before the end of the connection: the pool must not hand out this client in between.
   */
  private leaveIfLost(error: unknown): void {
    if (isConnectionLost(error)) void this.end().catch(() => {});
  }
}
