import { createHash } from 'node:crypto';
import pg from 'pg';

/** Statements of this many different texts are prepared; whatever comes later is sent plainly. */
const MAX_NAMES = 300;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MAX_NAMES) return known;
  const name = 'mall_' + createHash('sha256').update(text).digest('hex').slice(0, 24);
  names.set(text, name);
  return name;
}

/**
 * A client that gives every statement with parameters a name, so that PostgreSQL parses and plans it
 * once for each connection. Kysely has no names of its own, and the planning of the product list costs
 * more than its execution.
 */
export class PreparingClient extends pg.Client {
  override query(...args: unknown[]): never {
    const [text, values, ...rest] = args;
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined;
    // The overloads of pg.Client.query cannot be told apart here; what goes in is what came in.
    const query = super.query as (...args: unknown[]) => never;
    return name ? query.call(this, { name, text, values }, ...rest) : query.call(this, ...args);
  }
}
