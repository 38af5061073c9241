import Ajv, { type ValidateFunction } from 'ajv';
import document from '../../contract/openapi.json';

interface Call {
  operationId: string;
  responses: { 200: { content: { 'application/json': { schema: object } } } };
}
const calls: Call[] = Object.values(document.paths).flatMap((methods) => Object.values(methods));
const { schemas } = document.components;
const ajv = new Ajv({ strict: false, allErrors: true });
const validators = new Map<string, ValidateFunction>();

export const operationIds: readonly string[] = calls.map(({ operationId }) => operationId);

function validatorOf(operationId: string): ValidateFunction {
  const known = validators.get(operationId);
  if (known) return known;
  const call = calls.find((one) => one.operationId === operationId);
  const schema = call?.responses[200].content['application/json'].schema;
  const validator = ajv.compile({ ...schema, components: { schemas } });
  validators.set(operationId, validator);
  return validator;
}

/** What is wrong with the data of a call by its schema; null if nothing is. */
export function schemaErrors(operationId: string, data: unknown): ValidateFunction['errors'] {
  const validator = validatorOf(operationId);
  validator({ code: 200, message: '', data });
  return validator.errors ?? null;
}
