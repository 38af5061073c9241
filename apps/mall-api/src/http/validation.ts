import type { ErrorReason } from '@vermilion/api-client';
import type { FastifySchemaValidationError } from 'fastify/types/schema';

/** Reasons of fields whose errors storefronts show at the field, in the shopper's language. */
const REASONS: Readonly<Record<string, ErrorReason>> = {
  '/email': 'wrong-email',
  '/phone': 'wrong-phone',
  '/captcha': 'wrong-code',
};

/** A parameter that violates the contract. */
export class ValidationError extends Error {
  constructor(
    message: string,
    readonly reason: ErrorReason | undefined,
    /** Its path in the request: `skus.2.price` */
    readonly field?: string,
  ) {
    super(message);
  }
}

/** The first violated rule as text: `email is required`, `cartNum must be at most 99`. */
export function describeValidationError(
  errors: readonly FastifySchemaValidationError[],
): ValidationError {
  const error = errors[0];
  if (!error) return new ValidationError('A parameter is not valid', undefined);
  const { instancePath, keyword, params } = error;
  const path = instancePath.slice(1).replaceAll('/', '.');
  const reason = REASONS[instancePath];
  if (keyword === 'required') {
    const field = `${path && `${path}.`}${String(params.missingProperty)}`;
    return new ValidationError(`${field} is required`, reason, field);
  }
  const text = rule(keyword, params) ?? error.message ?? 'is not valid';
  return new ValidationError(`${path || 'The request'} ${text}`, reason, path || undefined);
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
