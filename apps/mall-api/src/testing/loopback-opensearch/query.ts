/** An index: its documents by field. */
export type Fields = Record<string, unknown>;

type Clause = Record<string, never> & Record<string, Record<string, never>>;

const listOf = (value: unknown): unknown[] => {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
};
const clausesOf = (value: unknown) => listOf(value) as Clause[];

interface Bool {
  filter?: unknown;
  must?: unknown;
  should?: unknown;
  minimum_should_match?: number;
}

/**
 * The score of a document, or undefined when it does not match. Supports the part of OpenSearch's query DSL
 * (docs.opensearch.org, "Query DSL") that the mall's searches use, and rejects the rest.
 */
export function pointsOf(clause: Clause, fields: Fields): number | undefined {
  const [[kind, value] = ['nothing', {}]] = Object.entries(clause);
  const known = KINDS[kind];
  if (!known) throw new Error(`unknown query [${kind}]`);
  return known(value as never, fields);
}

const constantScore = (isMatch: boolean) => (isMatch ? 1 : undefined);
const onlyOf = <Value>(field: Record<string, Value>) => Object.entries(field)[0] as [string, Value];

const KINDS: Record<string, (value: never, fields: Fields) => number | undefined> = {
  term: (value: Record<string, unknown>, fields) => {
    const [field, expected] = onlyOf(value);
    return constantScore(listOf(fields[field]).includes(expected));
  },
  terms: (value: Record<string, unknown[]>, fields) => {
    const [field, expected] = onlyOf(value);
    const found = new Set(listOf(fields[field]));
    return constantScore(expected.some((term) => found.has(term)));
  },
  prefix: (value: Record<string, { value: string }>, fields) => {
    const [field, { value: expected }] = onlyOf(value);
    return constantScore(listOf(fields[field]).some((term) => String(term).startsWith(expected)));
  },
  range: (value: Record<string, { gte?: number; lte?: number }>, fields) => {
    const [field, { gte = -Infinity, lte = Infinity }] = onlyOf(value);
    return constantScore(
      listOf(fields[field]).some((term) => Number(term) >= gte && Number(term) <= lte),
    );
  },
  constant_score: ({ filter, boost = 1 }: { filter: Clause; boost?: number }, fields) =>
    pointsOf(filter, fields) === undefined ? undefined : boost,
  dis_max: ({ queries }: { queries: Clause[] }, fields) => {
    const points = queries.flatMap((query) => pointsOf(query, fields) ?? []);
    return points.length > 0 ? Math.max(...points) : undefined;
  },
  bool: ({ filter, must, should, minimum_should_match: least }: Bool, fields) => {
    const needed = clausesOf(must).map((query) => pointsOf(query, fields));
    const isFiltered = clausesOf(filter).every((query) => pointsOf(query, fields) !== undefined);
    if (!isFiltered || needed.includes(undefined)) return undefined;
    const wished = clausesOf(should).flatMap((query) => pointsOf(query, fields) ?? []);
    const isAlone = filter === undefined && must === undefined;
    if (wished.length < (should ? (least ?? (isAlone ? 1 : 0)) : 0)) return undefined;
    return [...needed, ...wished].reduce<number>((sum, points) => sum + (points ?? 0), 0);
  },
  function_score: (
    value: {
      query: Clause;
      functions: { field_value_factor: { field: string; missing: number } }[];
    },
    fields,
  ) => {
    const points = pointsOf(value.query, fields);
    if (points === undefined) return undefined;
    return value.functions.reduce(
      (sum, { field_value_factor: { field, missing } }) => sum + Number(fields[field] ?? missing),
      points,
    );
  },
};
