import contract from '@vermilion/api-client/contract/openapi.json';
import { findCall } from '../calls';
import { parseRequestUrl } from '../request-url';
import type { ApiHandler } from './open-mall';

interface Schema {
  $ref?: string;
  type?: string | string[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema;
}

// The file is validated by its own package; its inferred types differ between calls
const shared = contract.components.schemas as unknown as Record<string, Schema>;
const operations = Object.values(contract.paths).flatMap((methods) => Object.values(methods)) as {
  operationId: string;
  responses: { 200: { content: { 'application/json': { schema: Schema } } } };
}[];

/** A value that matches a schema, with `scalar` for every string and number. */
function built(given: Schema, scalar: unknown, depth = 0): unknown {
  const schema = given.$ref ? (shared[given.$ref.split('/').at(-1) ?? ''] ?? {}) : given;
  const types = [schema.type ?? []].flat();
  if (types.includes('array'))
    return depth > 6 ? [] : [0, 1].map(() => built(schema.items ?? {}, scalar, depth + 1));
  if (!types.includes('object')) return scalar;
  const entries = Object.entries(schema.properties ?? { x: schema.additionalProperties ?? {} });
  return Object.fromEntries(entries.map(([name, part]) => [name, built(part, scalar, depth + 1)]));
}

/** An API whose responses match the contract but contain only `scalar`; it accepts every token. */
export const fillerResponses =
  (scalar: unknown): ApiHandler =>
  ({ method, url }) => {
    const { id } = findCall(method, parseRequestUrl(url)?.segments ?? []);
    if (id === 'tokenExists') return { code: 200, message: 'ok', data: true };
    const operation = operations.find(({ operationId }) => operationId === id);
    const envelope = operation?.responses[200].content['application/json'].schema;
    return { code: 200, message: 'ok', data: built(envelope?.properties?.data ?? {}, scalar) };
  };
