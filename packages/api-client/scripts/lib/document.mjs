/** The envelope with `data` of the given schema. */
const envelope = (data) => ({
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: { code: { type: 'integer' }, message: { type: 'string' }, data },
});

/**
 * `data` for servers: the schema with null added to its type. A union of a reference and null would
 * be equivalent, but serializers generated from JSON Schema would have to validate the whole
 * response to select a branch.
 */
export function nullableForServers(data, schemas) {
  if (!data) return { type: 'null' };
  const schema = data.$ref ? schemas[data.$ref.split('/').at(-1)] : data;
  return { ...schema, type: [schema.type, 'null'] };
}

/** `data` for types: keeps the name of the schema. */
export const nullableForTypes = (data) =>
  data ? { anyOf: [data, { type: 'null' }] } : { type: 'null' };

/** The whole contract as one OpenAPI document. */
export function toDocument({ head, schemas, securitySchemes, operations }, nullable) {
  const paths = {};
  for (const { path, method, answer, ...rest } of operations) {
    const schema = envelope(nullable(answer.data, schemas));
    const { description, examples } = answer;
    const content = { 'application/json': { schema, ...(examples && { examples }) } };
    paths[path] = {
      ...paths[path],
      [method]: {
        ...rest,
        ...(answer.nullable && { 'x-nullable-data': true }),
        responses: { 200: { description, content } },
      },
    };
  }
  return { ...head, paths, components: { securitySchemes, schemas } };
}
