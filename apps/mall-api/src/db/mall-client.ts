import type pg from 'pg';
import { isConnectionLost } from './failures';
import { nameOf } from './statement-names';
import { TransactionClient } from './transaction-client';

/** A client of PostgreSQL that prepares what has parameters, and outlives the loss of its connection. */
export class MallClient extends TransactionClient {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // Without a listener the loss of a connection ends the process, in the middle of a transaction
    // too, where the pool does not listen. The next statement fails, and the pool throws the client away.
    this.on('error', () => {});
  }

  protected override send(...args: unknown[]): unknown {
    const [text, values, ...rest] = args;
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined;
    const answer = name ? super.send({ name, text, values }, ...rest) : super.send(...args);
    if (answer instanceof Promise) answer.catch((error: unknown) => this.leaveIfLost(error));
    return answer;
  }

  /** Word of a lost connection comes before its end: nobody is to be handed this client in between. */
  private leaveIfLost(error: unknown): void {
    if (isConnectionLost(error)) void this.end().catch(() => {});
  }
}
