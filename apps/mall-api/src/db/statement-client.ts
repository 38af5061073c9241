import pg from 'pg';
import type { SentStatement } from './batch';

type Send = (...args: unknown[]) => unknown;

/** Called when a statement is sent; may return what is called at its end. */
export type StatementObserver = (text: string) => ((error?: unknown) => void) | void;

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { text?: string }).text ?? '');

/** A client that counts what it sends, and takes several statements at once. */
export class StatementClient extends pg.Client {
  /** Called for every statement; `begin` and `commit` belong to those that they are sent with. */
  onSend: StatementObserver = () => {};

  override query(...args: unknown[]): never {
    const end = this.onSend(textOf(args[0]));
    const answer = this.send(...args);
    if (end && answer instanceof Promise) answer.then(() => end(), end);
    return answer as never;
  }

  /**
   * Runs statements of a transaction, each with a snapshot of its own, in one round trip where the connection can; here
   * one after the other. The first that fails is the last.
   */
  async together(statements: readonly SentStatement[]): Promise<readonly pg.QueryResult[]> {
    const results: pg.QueryResult[] = [];
    for (const one of statements) {
      const end = this.observe([one]);
      const sent = this.send(one.text, one.values) as Promise<pg.QueryResult>;
      sent.then(() => end(), end);
      results.push(await sent);
    }
    return results;
  }

  /** Tells the observer of statements that are sent together; the returned function tells it of their end. */
  protected observe(statements: readonly SentStatement[]): (error?: unknown) => void {
    const own = statements.filter((one) => one !== BEGIN && one !== COMMIT);
    const ends = own.map(({ text }) => this.onSend(text));
    return (error) => ends.forEach((end) => end?.(error));
  }

  /** Sends the arguments unchanged. */
  protected send(...args: unknown[]): unknown {
    // The overloads of pg.Client.query cannot be told apart here; arguments are passed through
    return (super.query as Send).apply(this, args);
  }
}

export const BEGIN: SentStatement = { text: 'begin', values: [] };
export const COMMIT: SentStatement = { text: 'commit', values: [] };
