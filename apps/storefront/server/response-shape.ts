import type { OperationId } from '@vermilion/api-client';
import contract from '@vermilion/api-client/contract/openapi.json';
import { cleanHtml } from './clean-html';
import { isRecord } from './is-record';

/** The parts of a JSON schema that this module reads. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  /** `text/html` for HTML, which is sanitised before a page shows it. */
  contentMediaType?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema;
  required?: string[];
}

interface Operation {
  operationId: string;
  'x-nullable-data'?: boolean;
  responses: { 200: { content: { 'application/json': { schema: Schema } } } };
}

// The file is validated by its own package; its inferred types differ between calls
const shared = contract.components.schemas as unknown as Record<string, Schema>;
const operations = Object.values(contract.paths).flatMap(
  (methods) => Object.values(methods) as unknown as Operation[],
);

const withoutNull = (schema: Schema): Schema => ({
  ...schema,
  type: [schema.type ?? []].flat().filter((type) => type !== 'null'),
});

/** The schema of `data` in a successful response of each call; the contract's own schema also allows null. */
const shapes = new Map(
  operations.flatMap((operation) => {
    const envelope = operation.responses[200].content['application/json'].schema;
    const data = envelope.properties?.data ?? {};
    const shape = operation['x-nullable-data'] ? data : withoutNull(data);
    return [[operation.operationId, shape] as const];
  }),
);

const INVALID = Symbol('invalid');

/** The name of a shared schema; empty for an inline one. */
export const schemaName = ({ $ref = '' }: Schema): string => $ref.split('/').at(-1) ?? '';

export const resolved = (schema: Schema): Schema =>
  schema.$ref ? (shared[schemaName(schema)] ?? {}) : schema;

/** The schema of `data` in a successful response. */
export const dataShape = (id: OperationId): Schema | undefined => shapes.get(id);

function conformList(schema: Schema, value: unknown): unknown {
  if (!Array.isArray(value)) return INVALID;
  const rows = value.map((row: unknown) => conform(schema.items ?? {}, row));
  return rows.every((row, index) => row === value[index])
    ? value
    : rows.filter((row) => row !== INVALID);
}

function conformRecord(
  { properties = {}, required = [], ...schema }: Schema,
  value: unknown,
): unknown {
  if (!isRecord(value)) return INVALID;
  let fitted = value;
  const names = schema.additionalProperties ? Object.keys(value) : Object.keys(properties);
  for (const name of names) {
    const own = properties[name] ?? schema.additionalProperties ?? {};
    if ((value[name] === undefined || value[name] === null) && !required.includes(name)) continue;
    const part = conform(own, value[name]);
    if (part === INVALID) return INVALID;
    if (part !== value[name]) fitted = { ...fitted, [name]: part };
  }
  return fitted;
}

/** The value if it matches the schema, without list rows that do not match. */
function conform(unresolved: Schema, value: unknown): unknown {
  const schema = resolved(unresolved);
  const types = [schema.type ?? []].flat();
  if (value === null && types.includes('null')) return value;
  if (types.includes('array')) return conformList(schema, value);
  if (types.includes('object')) return conformRecord(schema, value);
  if (types.length > 0 && typeof value === 'object' && value !== null) return INVALID;
  if (schema.contentMediaType !== 'text/html') return value;
  return typeof value === 'string' ? cleanHtml(value) : '';
}

/**
 * `data` of a response if its lists and objects match the contract. List rows of another type are dropped and
 * HTML is sanitised. Undefined if the structure does not match. Scalars are not checked: implementations of
 * this API differ in them.
 */
export function conformingData(id: OperationId, data: unknown): unknown {
  const shape = shapes.get(id);
  if (!shape || shape.type?.length === 0) return data;
  const fitted = conform(shape, data);
  return fitted === INVALID ? undefined : fitted;
}
