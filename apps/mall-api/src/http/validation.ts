import type { FastifySchemaValidationError } from 'fastify/types/schema';

/** The first violated rule as text: `email is required`, `cartNum must be at most 99`. */
export function describeValidationError(errors: readonly FastifySchemaValidationError[]): Error {
  const error = errors[0];
  if (!error) return new Error('A parameter is not valid');
  const { instancePath, keyword, params } = error;
  const path = instancePath.slice(1).replaceAll('/', '.');
  const name = path || 'The request';
  return new Error(
    keyword === 'required'
      ? `${path && `${path}.`}${String(params.missingProperty)} is required`
      : `${name} ${rule(keyword, params) ?? error.message ?? 'is not valid'}`,
  );
}

function rule(keyword: string, params: Record<string, unknown>): string | undefined {
  const limit = Number(params.limit);
  switch (keyword) {
    case 'pattern':
    case 'format':
      return 'is not valid';
    case 'minLength':
      return limit === 1 ? 'must not be empty' : `must have at least ${limit} characters`;
    case 'maxLength':
      return `must have at most ${limit} characters`;
    case 'minimum':
      return `must be at least ${limit}`;
    case 'maximum':
      return `must be at most ${limit}`;
    case 'enum':
      return `must be one of ${(params.allowedValues as unknown[]).join(', ')}`;
    default:
      return undefined;
  }
}
