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

/**
 * Fastify's own compilers, for each schema when a request first needs it. Compiled at start, those of all calls are most
 * of the time until the server listens. Schemas of headers have their names in lower case: Fastify leaves those to
 * compilers that are given.
 */
export function compileOnUse(): Factories {
  const validators = buildValidators() as BuildCompilerFromPool;
  const serializers = buildSerializers();
  // Fastify asks for a compiler for each route
  const buildValidator: BuildCompilerFromPool = (schemas, options) => {
    const compiler = once(() => validators(schemas, options));
    return (route) => {
      const compiled = once(() => compiler()(route) as Validator);
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
      return (route) => {
        const compiled = once(() => compiler()(route));
        return (data) => compiled()(data);
      };
    },
  };
}
