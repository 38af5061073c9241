import operators from '@vermilion/api-client/contract/operator.json';
import { operatorTable } from '@vermilion/api-client/operator';
import { flat, type Schema, type Schemas } from './schema';

/** A value that a call takes. */
export interface Value {
  name: string;
  /** Flat. */
  schema: Schema;
  required: boolean;
}

/** A call of the contract, as a command needs it. */
export interface ContractCall {
  id: string;
  isRead: boolean;
  /** The words of its path, without parameters: `['guarantee', 'save']`. */
  words: readonly string[];
  summary: string;
  scopes: readonly string[];
  params: readonly Value[];
  query: readonly Value[];
  /** Fields of the body; undefined for a call without one, none for a body that is one argument. */
  body: readonly Value[] | undefined;
  /** The client's argument that is the whole body. */
  bodyArgument: string | undefined;
  isForm: boolean;
  takesIdempotencyKey: boolean;
  example: unknown;
  /** Flat schema of the data that it answers. */
  data: Schema;
  schemas: Schemas;
}

interface Media {
  schema?: Schema;
  examples?: Record<string, { value?: unknown }>;
}

interface Operation {
  operationId: string;
  summary?: string;
  security?: readonly { operatorKey?: readonly string[] }[];
  parameters?: readonly { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content: Record<string, Media> }>;
}

export interface Contract {
  paths: object;
  components: { schemas: object };
}

type Table = Readonly<
  Record<
    string,
    readonly [
      method: string,
      path: string,
      auth: string,
      special?: {
        readonly form?: boolean;
        readonly query?: readonly string[];
        readonly body?: string;
      },
    ]
  >
>;

/** The calls of a client's table, with what its contract says about them. */
export function readCalls(table: Table, { paths, components }: Contract): ContractCall[] {
  const schemas = components.schemas as Schemas;
  return Object.entries(table).map(([id, [method, path, , special]]) => {
    // the inferred type of the JSON module differs for every path
    const methods = (paths as Record<string, Record<string, Operation>>)[path];
    const operation = methods?.[method.toLowerCase()];
    if (!operation) throw new Error(`The contract has no ${method} ${path}.`);
    const [type = '', body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
    const inPlace = (place: string) =>
      (operation.parameters ?? [])
        .filter((parameter) => parameter.in === place)
        .map(({ schema, required = false, name, ...parameter }) => ({
          name,
          required,
          schema: { ...flat(schema, schemas), ...parameter },
        }));
    const answer = operation.responses['200']?.content['application/json']?.schema ?? {};
    return {
      id,
      isRead: method === 'GET',
      words: path.split('/').filter((word) => word && !/^(api|operator|\{.*)$/.test(word)),
      summary: operation.summary ?? id,
      scopes: operation.security?.[0]?.operatorKey ?? [],
      params: inPlace('path'),
      query: inPlace('query'),
      body: body && (special?.body ? [] : fieldsOf(body.schema ?? {}, schemas)),
      bodyArgument: special?.body,
      isForm: type === 'multipart/form-data',
      takesIdempotencyKey: inPlace('header').some(({ name }) => /^idempotency-key$/i.test(name)),
      example: Object.values(body?.examples ?? {})[0]?.value,
      data: flat(flat(answer, schemas).properties?.data ?? {}, schemas),
      schemas,
    };
  });
}

function fieldsOf(schema: Schema, schemas: Schemas): Value[] {
  const { properties = {}, required = [] } = flat(schema, schemas);
  return Object.entries(properties).map(([name, field]) => ({
    name,
    schema: flat(field, schemas),
    required: required.includes(name),
  }));
}

/** All calls of operators. */
export const operatorCalls: readonly ContractCall[] = readCalls(operatorTable, operators);
