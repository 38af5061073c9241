import pg from 'pg';

const NOTHING = { command: '', rowCount: null, rows: [] };
type Send = (...args: unknown[]) => unknown;

/**
 * A client that sends `begin` together with the first statement if that has no parameters, as locks have
 * none: one round trip instead of two. A transaction without statements sends nothing.
 */
export class TransactionClient extends pg.Client {
  /** Called for everything that is sent. */
  onSend: () => void = () => {};
  private begins = false;

  override query(...args: unknown[]): never {
    return this.inOrder(...args) as never;
  }

  private inOrder(...args: unknown[]): unknown {
    const [text, values] = args;
    if (text === 'begin') {
      this.begins = true;
      return Promise.resolve(NOTHING);
    }
    if (!this.begins) return this.send(...args);
    this.begins = false;
    if (text === 'commit' || text === 'rollback') return Promise.resolve(NOTHING);
    if (typeof text === 'string' && Array.isArray(values) && values.length === 0) {
      return Promise.resolve(this.send(`begin; ${text}`)).then(lastOf);
    }
    // If this fails, the following statement fails for the same reason
    Promise.resolve(this.send('begin')).catch(() => {});
    return this.send(...args);
  }

  /** Sends the arguments unchanged. */
  protected send(...args: unknown[]): unknown {
    this.onSend();
    // The overloads of pg.Client.query cannot be told apart here; arguments are passed through
    return (super.query as Send).apply(this, args);
  }
}

/** Several statements return an array of results: the last one is the requested one. */
const lastOf = (answers: unknown) => (Array.isArray(answers) ? answers.at(-1) : answers);
