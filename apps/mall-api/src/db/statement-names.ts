import { createHash } from 'node:crypto';

/** Maximum number of prepared statements; further ones are sent unprepared. */
const MAX_NAMES = 300;
const names = new Map<string, string>();
/** How often a statement got another name. */
const renamed = new Map<string, number>();

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
  const name = nameFor(text);
  names.set(text, name);
  return name;
}

const nameFor = (text: string) =>
  `mall_${createHash('sha256').update(text).digest('hex').slice(0, 24)}_${renamed.get(text) ?? 0}`;

/**
 * Has a statement prepared again on every connection: a migration has added a column to what it returns, and PostgreSQL
 * refuses the plan that was made before.
 */
export function renameStatement(text: string): void {
  if (!names.has(text)) return;
  renamed.set(text, (renamed.get(text) ?? 0) + 1);
  names.set(text, nameFor(text));
}
