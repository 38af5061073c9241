export type JsonSchema = Record<string, unknown>;

/** The largest number that an id or the number of a page may have: the database's own limit for ids. */
const LARGEST = 2_147_483_647;

/**
 * A schema in which every whole number stays within what the database holds: a
 * number beyond it names nothing, and is refused by its name in place of failing in a statement.
 */
export function withinRange(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(bounded(schema)).map(([key, part]) => [key, inParts(part)]),
  );
}

function inParts(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(inParts);
  return typeof part === 'object' && part !== null ? withinRange(part as JsonSchema) : part;
}

const bounded = (schema: JsonSchema): JsonSchema =>
  [schema.type].flat().includes('integer')
    ? { minimum: -LARGEST, maximum: LARGEST, ...schema }
    : schema;
