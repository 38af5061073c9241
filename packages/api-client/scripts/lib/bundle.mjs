import { ContractError, readFiles, resolve } from './read-files.mjs';

/** Inlined into each response, so they need no name in the output. */
const ENVELOPES = ['Envelope', 'Done'];

/** The schemas of all files; names are unique in the whole contract. */
function collectSchemas(files) {
  const all = {};
  for (const [file, { components }] of files) {
    for (const [name, schema] of Object.entries(components?.schemas ?? {})) {
      if (all[name]) throw new ContractError(`${file}: the schema ${name} is defined twice.`);
      all[name] = resolve(schema, file, files);
    }
  }
  return all;
}

const target = (schema, schemas) => (schema.$ref ? schemas[schema.$ref.split('/').at(-1)] : schema);

/** Merges an `allOf` of objects, which simplifies types and serializers. */
function merged(schema, schemas) {
  if (!schema.allOf) return schema;
  const { allOf, ...own } = schema;
  const parts = allOf.map((part) => merged(target(part, schemas), schemas));
  return {
    ...own,
    type: 'object',
    required: parts.flatMap(({ required = [] }) => required),
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
  };
}

/**
 * The response of a call: `data` is its schema or null; `nullable` if it may be null on success;
 * `examples` of the whole envelope.
 */
function answerOf({ description, content }, schemas) {
  const { schema: whole, examples } = content['application/json'];
  const envelope = target(whole, schemas);
  const { data } = merged(envelope, schemas).properties;
  if (data.type === 'null') return { description, examples, data: null, nullable: false };
  const [schema = data, none] = data.anyOf ?? [];
  return { description, examples, data: schema, nullable: none?.type === 'null' };
}

/**
 * Reads the contract whose main file is `root` in `dir`. Returns the input of the generators:
 * `head` (everything but paths and components), `schemas`, `securitySchemes`, `operations` with
 * `path`, `method` and `answer`.
 */
export function readContract(dir, root) {
  const files = readFiles(dir, root);
  const { paths, components, ...head } = files.get(root);
  const all = collectSchemas(files);
  const named = Object.entries(all).filter(([name]) => !ENVELOPES.includes(name));
  const schemas = Object.fromEntries(named.map(([name, schema]) => [name, merged(schema, all)]));
  const operations = Object.entries(resolve(paths, root, files)).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses, ...operation }]) => ({
      path,
      method,
      ...operation,
      answer: answerOf(responses['200'], all),
    })),
  );
  return { head, schemas, securitySchemes: components.securitySchemes, operations };
}

/** The names of all schemas that a value refers to, transitively. */
function namesIn(value, schemas, found = new Set()) {
  for (const [, name] of JSON.stringify(value).matchAll(/#\/components\/schemas\/(\w+)/g)) {
    if (found.has(name)) continue;
    found.add(name);
    namesIn(schemas[name], schemas, found);
  }
  return found;
}

/** The contract without unused schemas. */
export function withoutUnused(contract) {
  const used = namesIn(contract.operations, contract.schemas);
  const schemas = Object.entries(contract.schemas).filter(([name]) => used.has(name));
  return { ...contract, schemas: Object.fromEntries(schemas) };
}
