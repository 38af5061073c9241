import pg from 'pg';

const NOTHING = { command: '', rowCount: null, rows: [] };
type Send = (...args: unknown[]) => unknown;

/**
 * A client that sends the beginning of a transaction along with its first statement when that has no
 * parameters, as locks have none: one way to the database and back instead of two. A transaction without
 * a statement sends nothing.
 */
export class TransactionClient extends pg.Client {
  /** Told of everything that is sent. */
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
    // Whatever keeps this from being carried out, the statement behind it meets as well.
    Promise.resolve(this.send('begin')).catch(() => {});
    return this.send(...args);
  }

  /** Sends what it is given, as it is. */
  protected send(...args: unknown[]): unknown {
    this.onSend();
    // The overloads of pg.Client.query cannot be told apart here; what goes in is what came in.
    return (super.query as Send).apply(this, args);
  }
}

/** The answers of several statements are a list: what was asked for is the last of them. */
const lastOf = (answers: unknown) => (Array.isArray(answers) ? answers.at(-1) : answers);
