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

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Makes one value for each schema, for all servers that have it. */
function forEachSchema<Value>() {
  const made = new WeakMap<object, Value>();
  return (route: object, make: () => Value): Value => {
    // The type of Ajv's compiler has the schema alone
    const { schema } = route as { schema: object };
    const value = made.get(schema) ?? make();
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
  // Fastify asks for a compiler for each route
  const buildValidator: BuildCompilerFromPool = (schemas, options) => {
    const compiler = once(() => validators(schemas, options));
    return (route) => {
      const compiled = () => validatorOf(route as object, () => compiler()(route) as Validator);
      const validate: Validator = (data) => {
        const result = compiled()(data);
        validate.errors = compiled().errors;
        return result;
      };
      return validate as ReturnType<ReturnType<BuildCompilerFromPool>>;
    };
  };
  return {
    buildValidator,
    buildSerializer: (schemas, options) => {
      const compiler = once(() => serializers(schemas, options));
      return (route) => (data) => serializerOf(route, () => compiler()(route))(data);
    },
  };
}
