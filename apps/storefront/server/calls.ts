import type { OperationId } from '@vermilion/api-client';
import type { OperationRow } from '@vermilion/api-client';
import { operationTable } from '@vermilion/api-client';

const rows = Object.entries(operationTable) as [OperationId, OperationRow][]; // Object.entries widens the keys to string
const calls = rows.map(([id, [method, path, auth, special]]) => ({
  id,
  method,
  template: path.split('/').slice(1),
  isWrite: method === 'POST' || special?.action === true,
  needsSession: auth === 'required',
}));

const fits = (template: readonly string[], segments: readonly string[]) =>
  template.length === segments.length &&
  template.every((part, index) => part.startsWith('{') || part === segments[index]);

/** An API call, matched against the contract. */
export interface ApiCall {
  /** Undefined for a call that is not in the contract, which gets the strictest rules. */
  id: OperationId | undefined;
  /** Changes state, so it must come from the mall's own pages. */
  isWrite: boolean;
  /** The API refuses it without a session. */
  needsSession?: boolean;
}

/** Finds the contract's operation for a method and decoded path segments. */
export function findCall(method: string | undefined, segments: readonly string[]): ApiCall {
  const found = calls.find((call) => call.method === method && fits(call.template, segments));
  if (!found) return { id: undefined, isWrite: true };
  const { id, isWrite, needsSession } = found;
  return { id, isWrite, needsSession };
}
