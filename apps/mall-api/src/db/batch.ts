import pg from 'pg';

/** A statement as the protocol takes it; with a name it is prepared once per connection. */
export interface SentStatement {
  name?: string | undefined;
  text: string;
  values: readonly unknown[];
}

/** The parts of pg's query and connection that a batch uses; its types do not describe them. */
interface OneQuery {
  name: string | undefined;
  text: string;
  _result: { _types: unknown };
  submit(connection: unknown): Error | null;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Wire): void;
  handleEmptyQuery(connection: Wire): void;
  handleReadyForQuery(connection: Wire): void;
}
interface Wire {
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
  stream: { cork(): void; uncork(): void; destroy(error: Error): void };
  sync(): void;
}

type Done = (error: unknown, results: pg.QueryResult[]) => void;

/**
 * Several statements in one round trip, submitted with `client.query`. Each runs when the one before has ended, with a
 * snapshot of its own. After an error PostgreSQL skips the others.
 */
export class Batch implements pg.Submittable {
  /** Filled by the client, as in a query of its own. */
  readonly _result: { _types: unknown } = { _types: undefined };
  private readonly queries: OneQuery[];
  private readonly results: pg.QueryResult[] = [];
  private failure: unknown;
  private at = 0;

  constructor(
    statements: readonly SentStatement[],
    public callback: Done,
  ) {
    const done = (error: unknown, result: pg.QueryResult) => {
      if (error) this.failure ??= error;
      else this.results.push(result);
    };
    // A statement without values would be sent in the simple protocol, which commits
    const config = { queryMode: 'extended', callback: done };
    this.queries = statements.map(
      ({ name, text, values }) =>
        new pg.Query({ ...config, text, values: [...values], ...(name && { name }) }) as never,
    );
  }

  /** Of the running statement: the client remembers under it what is prepared. */
  get name(): string | undefined {
    return this.queries[this.at]?.name;
  }

  get text(): string | undefined {
    return this.queries[this.at]?.text;
  }

  submit(submitted: pg.Connection): void {
    const connection = submitted as unknown as Wire;
    const unsynced: Wire = Object.create(connection, { sync: { value: () => {} } });
    connection.stream.cork();
    try {
      for (const query of this.queries) {
        query._result._types = this._result._types;
        const refusal = query.submit(unsynced) ?? this.failure;
        if (refusal) {
          // Nothing has been sent: without this statement the others would be committed
          connection.stream.destroy(refusal as Error);
          return;
        }
      }
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
  }

  handleRowDescription(message: unknown): void {
    this.queries[this.at]?.handleRowDescription(message);
  }

  handleDataRow(message: unknown): void {
    this.queries[this.at]?.handleDataRow(message);
  }

  handleCommandComplete(message: unknown, connection: Wire): void {
    this.queries[this.at]?.handleCommandComplete(message, connection);
    this.at += 1;
  }

  handleEmptyQuery(connection: Wire): void {
    this.queries[this.at]?.handleEmptyQuery(connection);
    this.at += 1;
  }

  handleError(error: unknown, { submittedNamedStatements }: Wire): void {
    // Those after the failed one were skipped, so they are not prepared
    for (const { name } of this.queries) if (name) delete submittedNamedStatements[name];
    this.callback(error, []);
  }

  handleReadyForQuery(connection: Wire): void {
    for (const query of this.queries) query.handleReadyForQuery(connection);
    this.callback(this.failure, this.results);
  }
}
