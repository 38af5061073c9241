import pg from 'pg';
import { isConnectionLost } from './failures';
import { nameOf } from './statement-names';

/** A client of PostgreSQL that prepares what has parameters, and outlives the loss of its connection. */
export class MallClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // Without a listener the loss of a connection ends the process, in the middle of a transaction
    // too, where the pool does not listen. The next statement fails, and the pool throws the client away.
    this.on('error', () => {});
  }

  override query(...args: unknown[]): never {
    const [text, values, ...rest] = args;
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined;
    // The overloads of pg.Client.query cannot be told apart here; what goes in is what came in.
    const send = super.query as (...args: unknown[]) => unknown;
    const answer = name
      ? send.call(this, { name, text, values }, ...rest)
      : send.call(this, ...args);
    if (answer instanceof Promise) answer.catch((error: unknown) => this.leaveIfLost(error));
    return answer as never;
  }

  /** Word of a lost connection comes before its end: nobody is to be handed this client in between. */
  private leaveIfLost(error: unknown): void {
    if (isConnectionLost(error)) void this.end().catch(() => {});
  }
}
