import { Ajv } from 'ajv';
import { expect } from 'vitest';
import { contractOperations, operatorOperations, sharedSchemas } from '../http/contract';
import type { OperationId } from '../http/handler';
import type { Answer } from './call';

const ajv = new Ajv({ strict: false, allErrors: true });
ajv.addSchema(sharedSchemas);
const operations = [...contractOperations, ...operatorOperations];

/** Asserts a successful response whose envelope matches the contract exactly. */
export function expectContract(id: OperationId, answer: Answer): void {
  expect(answer.code, answer.message).toBe(200);
  const schema = operations.find((operation) => operation.id === id)?.answer ?? false;
  ajv.validate(schema, answer);
  expect(ajv.errors, JSON.stringify(answer.data)?.slice(0, 500)).toBeNull();
}
