import buildValidators, { type BuildCompilerFromPool } from '@fastify/ajv-compiler';
import buildSerializers from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type Factories = Required<
  NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>
>;

/** A validator, with the errors of its last call, as Ajv's. */
interface Validator {
  (data: unknown): unknown;
  errors?: unknown;
}

/** Makes one value for each schema, for all servers that have it. */
function forEachSchema<Value extends object>() {
  const made = new WeakMap<object, Value>();
  return (route: object, make: () => Value): Value => {
    // The type of Ajv's compiler has the schema alone
    const { schema } = route as { schema: object };
    const known = made.get(schema);
    if (known) return known;
    const value = make();
    made.set(schema, value);
    return value;
  };
}

/**
 * Fastify's own compilers, for each schema when a request first needs it, and once in a process. Compiled at start, those
 * of all calls are most of the time until the server listens. Schemas of headers have their names in lower case: Fastify
 * leaves those to compilers that are given.
 */
export function compileOnUse(): Factories {
  const validators = buildValidators() as BuildCompilerFromPool;
  const serializers = buildSerializers();
  const validatorOf = forEachSchema<Validator>();
  const serializerOf = forEachSchema<ReturnType<ReturnType<typeof serializers>>>();
  const buildValidator: BuildCompilerFromPool = (schemas, options) => (route) => {
    const compile = () => validators(schemas, options)(route) as Validator;
    const validate: Validator = (data) => {
      const compiled = validatorOf(route as object, compile);
      const result = compiled(data);
      validate.errors = compiled.errors;
      return result;
    };
    return validate as ReturnType<ReturnType<BuildCompilerFromPool>>;
  };
  return {
    buildValidator,
    buildSerializer: (schemas, options) => (route) => (data) =>
      serializerOf(route, () => serializers(schemas, options)(route))(data),
  };
}
