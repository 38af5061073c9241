import { createHash } from 'node:crypto';

/** Statements of this many different texts are prepared; whatever comes later is sent plainly. */
const MAX_NAMES = 300;
const names = new Map<string, string>();

/** Times a text has to come before it gets a name: what fills a new mall comes once and would take them all. */
const OFTEN = 3;
/** Of this many texts without a name it is kept how often they came. */
const MAX_COUNTED = 1000;
const counts = new Map<string, number>();

/**
 * The name under which a statement is prepared: PostgreSQL then parses and plans it once for each
 * connection. Kysely has no names of its own, and the planning of the product list costs more than its
 * execution.
 */
export function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MAX_NAMES) return known;
  const count = (counts.get(text) ?? 0) + 1;
  if (count < OFTEN) {
    if (counts.size >= MAX_COUNTED) counts.clear();
    counts.set(text, count);
    return undefined;
  }
  counts.delete(text);
  const name = 'mall_' + createHash('sha256').update(text).digest('hex').slice(0, 24);
  names.set(text, name);
  return name;
}
