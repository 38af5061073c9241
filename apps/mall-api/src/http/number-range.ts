export type JsonSchema = Record<string, unknown>;

/** The largest id or page number: the database's own limit for ids. */
const LARGEST = 2_147_483_647;

/**
 * A schema in which every integer is limited to the database's range: a larger one is rejected by validation
 * instead of failing in a statement.
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
