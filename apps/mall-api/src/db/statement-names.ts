import { createHash } from 'node:crypto';

/** Maximum number of prepared statements; further ones are sent unprepared. */
const MAX_NAMES = 300;
const names = new Map<string, string>();

/**
 * Number of uses before a statement gets a name: the one-off statements that seed a new mall would take all
 * names.
 */
const OFTEN = 3;
/** Number of unnamed statements whose uses are counted. */
const MAX_COUNTED = 1000;
const counts = new Map<string, number>();

/**
 * The name under which a statement is prepared: PostgreSQL then parses and plans it once per connection.
 * Kysely assigns no names, and planning the product list costs more than executing it.
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
