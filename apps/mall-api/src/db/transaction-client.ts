import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import type { SentStatement } from './batch';
import { TOGETHER } from './together';

const NOTHING = { command: '', rowCount: null, rows: [] };
type Send = (...args: unknown[]) => unknown;
type Results = Promise<readonly pg.QueryResult[]>;

/**
 * A client that sends `begin` together with the first statement, and takes lists of statements (`together`). A
 * transaction without statements sends nothing.
 */
export class TransactionClient extends pg.Client {
  /** Called for every statement; `begin` belongs to the first one. */
  onSend: () => void = () => {};
  private begins = false;
  private isWithin = false;

  override query(...args: unknown[]): never {
    return this.inOrder(...args) as never;
  }

  private inOrder(...args: unknown[]): unknown {
    const [text, values] = args;
    if (text === TOGETHER) return this.all((values as CompiledQuery[]).map(toSend));
    if (text === 'begin') {
      this.begins = this.isWithin = true;
      return Promise.resolve(NOTHING);
    }
    const { begins } = this;
    this.begins = false;
    const isEnd = text === 'commit' || text === 'rollback';
    if (isEnd) this.isWithin = false;
    if (!begins) return this.send(...args);
    if (isEnd) return Promise.resolve(NOTHING);
    return this.sendAll([BEGIN, { text: String(text), values: (values ?? []) as unknown[] }]).then(
      (results) => results.at(-1),
    );
  }

  private async all(statements: readonly SentStatement[]) {
    const { begins, isWithin } = this;
    this.begins = false;
    if (!isWithin) return rowsOf(await this.sendAlone(statements));
    if (!begins) return rowsOf(await this.sendAll(statements));
    return rowsOf((await this.sendAll([BEGIN, ...statements])).slice(1));
  }

  /** Sends several statements of a transaction. */
  protected async sendAll(statements: readonly SentStatement[]): Results {
    const results: pg.QueryResult[] = [];
    for (const { text, values } of statements) {
      results.push(
        (await (text === BEGIN.text ? this.raw(text) : this.send(text, values))) as pg.QueryResult,
      );
    }
    return results;
  }

  /** Sends several statements as a transaction. */
  protected async sendAlone(statements: readonly SentStatement[]): Results {
    try {
      const results = await this.sendAll([BEGIN, ...statements]);
      await this.raw('commit');
      return results.slice(1);
    } catch (error) {
      await this.raw('rollback');
      throw error;
    }
  }

  /** Sends the arguments unchanged. */
  protected send(...args: unknown[]): unknown {
    this.onSend();
    return this.raw(...args);
  }

  protected raw(...args: unknown[]): unknown {
    // The overloads of pg.Client.query cannot be told apart here; arguments are passed through
    return (super.query as Send).apply(this, args);
  }
}

export const BEGIN: SentStatement = { text: 'begin', values: [] };

const toSend = ({ sql, parameters }: CompiledQuery): SentStatement => ({
  text: sql,
  values: parameters,
});

/** The answer to `together` in the shape of one to a statement. */
const rowsOf = (results: readonly pg.QueryResult[]) => ({
  ...NOTHING,
  rows: results.map(({ rows }) => rows),
});
