import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** A mistake in the contract, told with the place where it is. */
export class ContractError extends Error {}

const AUTH = {
  required: [{ token: [] }],
  optional: [{ token: [] }, {}],
  none: [],
};

const readYaml = (dir, file) => parse(readFileSync(join(dir, file), 'utf8'));

/** Joins `from[kind]` of all files; a name may be used once in the whole contract. */
function collect(files, kind) {
  const all = {};
  for (const [file, content] of files) {
    for (const [name, value] of Object.entries(content.components?.[kind] ?? {})) {
      if (all[name]) throw new ContractError(`${file}: ${kind}/${name} is defined twice.`);
      all[name] = value;
    }
  }
  return all;
}

const refParts = (ref) => /^(?:[\w-]+\.yaml)?#\/components\/(\w+)\/(\w+)$/.exec(ref)?.slice(1);

/** Rewrites references to schemas into local ones and puts everything else in their place. */
function resolver(components) {
  return function resolve(value, where) {
    if (Array.isArray(value)) return value.map((item) => resolve(item, where));
    if (value === null || typeof value !== 'object') return value;
    if (typeof value.$ref === 'string') {
      const [kind, name] = refParts(value.$ref) ?? [];
      const target = components[kind]?.[name];
      if (!target) throw new ContractError(`${where}: nothing at ${value.$ref}.`);
      return kind === 'schemas' ? { $ref: `#/components/schemas/${name}` } : resolve(target, where);
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, resolve(item, where)]),
    );
  };
}

/** Adds the page schema of `name`, so that pages have a name of their own. */
function pageOf(name, schemas, where) {
  if (!schemas[name]) throw new ContractError(`${where}: pageOf ${name}, which does not exist.`);
  const info = schemas.PageInfo;
  schemas[`${name}Page`] ??= {
    type: 'object',
    required: [...info.required, 'list'],
    properties: {
      ...info.properties,
      list: { type: 'array', items: { $ref: `#/components/schemas/${name}` } },
    },
  };
  return { $ref: `#/components/schemas/${name}Page` };
}

function operation(source, path, resolve, schemas) {
  const where = source.operationId ?? path;
  const security = AUTH[source['x-auth']];
  for (const key of ['operationId', 'summary', 'description', 'tags']) {
    if (!source[key]) throw new ContractError(`${where}: ${key} is missing.`);
  }
  if (!security) throw new ContractError(`${where}: x-auth is required, optional or none.`);
  const { responses, 'x-nullable-data': nullable = false, ...rest } = source;
  const { description, 'x-data': data } = responses['200'];
  if (data === undefined) throw new ContractError(`${where}: x-data is missing.`);
  return {
    ...resolve(rest, where),
    security,
    answer: {
      description,
      nullable,
      data: data?.pageOf ? pageOf(data.pageOf, schemas, where) : resolve(data, where),
    },
  };
}

/**
 * Reads the contract files of `dir`. Answers the parts that the outputs are made from: `head`
 * (everything but paths and components), `schemas`, `securitySchemes`, `operations` with `path`,
 * `method` and `answer`: `data` (schema or null), `nullable` and `description`.
 */
export function readContract(dir) {
  const index = readYaml(dir, 'openapi.yaml');
  const { 'x-files': names, components: own, ...head } = index;
  const files = names.map((name) => [name, readYaml(dir, name)]);
  const kinds = ['schemas', 'parameters', 'requestBodies'];
  const components = Object.fromEntries(kinds.map((kind) => [kind, collect(files, kind)]));
  const resolve = resolver(components);
  const schemas = Object.fromEntries(
    Object.entries(components.schemas).map(([name, schema]) => [name, resolve(schema, name)]),
  );
  const operations = [];
  for (const [, content] of files) {
    for (const [path, methods] of Object.entries(content.paths ?? {})) {
      for (const [method, source] of Object.entries(methods)) {
        operations.push({ path, method, ...operation(source, path, resolve, schemas) });
      }
    }
  }
  const ids = operations.map(({ operationId }) => operationId);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice) throw new ContractError(`${twice} is the operationId of two calls.`);
  return { head, schemas, securitySchemes: own.securitySchemes, operations };
}
