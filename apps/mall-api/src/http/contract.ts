import contract from '@vermilion/api-client/contract/openapi.json';
import operators from '@vermilion/api-client/contract/operator.json';
import { type JsonSchema, withinRange } from './number-range';

/** One call of the contract, in the form that the router needs. */
export interface ContractOperation {
  id: string;
  method: 'GET' | 'POST';
  /** Fastify's syntax: `/product/detail/:id` */
  url: string;
  auth: 'required' | 'optional' | 'none';
  /** For operator calls: the scopes that the key needs. */
  scopes: readonly string[] | undefined;
  /** The body is bare text (an e-mail address), whatever its content type. */
  rawBody: boolean;
  /** The body is a form that may contain a file. */
  takesFile: boolean;
  query: JsonSchema | undefined;
  params: JsonSchema | undefined;
  headers: JsonSchema | undefined;
  body: JsonSchema | undefined;
  /** Schema of the whole envelope of a successful response. */
  answer: JsonSchema;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: JsonSchema;
}
interface OperationObject {
  operationId: string;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content: Record<string, { schema: JsonSchema }> }>;
}

interface Contract {
  paths: object;
  components: { schemas: JsonSchema };
}

/** The contracts, by the `$id` under which validator and serialiser register their schemas. */
const contracts: Readonly<Record<string, Contract>> = { mall: contract, operators };

export const sharedSchemas = Object.entries(contracts).map(([$id, { components }]) => ({
  $id,
  components: { schemas: withinRange(components.schemas) },
}));

const operationsOf = (id: string, { paths }: Contract) =>
  Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      // The file is validated by its own package; its inferred type differs for every call
      readOperation(path, method, inlined(operation, id) as OperationObject),
    ),
  );

/** All calls for shoppers and storefronts. */
export const contractOperations: readonly ContractOperation[] = operationsOf('mall', contract);

/** All calls for operators. */
export const operatorOperations: readonly ContractOperation[] = operationsOf(
  'operators',
  operators,
);

function readOperation(path: string, method: string, operation: OperationObject) {
  const content = operation.requestBody?.content;
  return {
    id: operation.operationId,
    method: method.toUpperCase() as 'GET' | 'POST',
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    auth: readAuth(operation),
    scopes: operation.security[0]?.operatorKey,
    rawBody: Boolean(content?.['text/plain']),
    takesFile: JSON.stringify(content ?? {}).includes('contentMediaType'),
    query: objectOf(operation.parameters, 'query'),
    params: objectOf(operation.parameters, 'path'),
    headers: objectOf(operation.parameters, 'header'),
    body: content && withinRange(Object.values(content)[0]?.schema ?? {}),
    answer: operation.responses['200']?.content['application/json']?.schema ?? {},
  };
}

function readAuth({ security }: OperationObject): ContractOperation['auth'] {
  if (security.length === 0) return 'none';
  return security.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'required';
}

function objectOf(parameters: Parameter[] = [], place: string): JsonSchema | undefined {
  const here = parameters
    .filter((parameter) => parameter.in === place)
    // Node gives the names of headers in lower case
    .map((it) => (place === 'header' ? { ...it, name: it.name.toLowerCase() } : it));
  if (here.length === 0) return undefined;
  return withinRange({
    type: 'object',
    properties: Object.fromEntries(here.map(({ name, schema }) => [name, schema])),
    required: here.filter(({ required }) => required).map(({ name }) => name),
  });
}

/** Inlines references to parameters and bodies; those to schemas point to the shared ones. */
function inlined(value: unknown, id: string): unknown {
  if (Array.isArray(value)) return value.map((part) => inlined(part, id));
  if (typeof value !== 'object' || value === null) return value;
  const ref = '$ref' in value && typeof value.$ref === 'string' ? value.$ref : undefined;
  if (ref?.startsWith('#/components/schemas/')) return { $ref: id + ref };
  if (ref) return inlined(ref.split('/').slice(1).reduce<unknown>(child, contracts[id]), id);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inlined(part, id)]));
}

const child = (node: unknown, key: string): unknown => (node as Record<string, unknown>)[key];
