import { createHash } from 'node:crypto';

/** Statements of this many different texts are prepared; whatever comes later is sent plainly. */
const MAX_NAMES = 300;
const names = new Map<string, string>();

/**
 * The name under which a statement is prepared: PostgreSQL then parses and plans it once for each
 * connection. Kysely has no names of its own, and the planning of the product list costs more than its
 * execution.
 */
export function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MAX_NAMES) return known;
  const name = 'mall_' + createHash('sha256').update(text).digest('hex').slice(0, 24);
  names.set(text, name);
  return name;
}
