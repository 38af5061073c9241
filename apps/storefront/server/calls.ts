import type { OperationId } from '@vermilion/api-client';
import { operationTable } from '@vermilion/api-client';
import type { OperationRow } from '@vermilion/api-client';

const rows = Object.entries(operationTable) as [OperationId, OperationRow][]; // entries() forgets the names
const calls = rows.map(([id, [method, path, , special]]) => ({
  id,
  method,
  template: path.split('/').slice(1),
  isWrite: method === 'POST' || special?.action === true,
}));

const fits = (template: readonly string[], segments: readonly string[]) =>
  template.length === segments.length &&
  template.every((part, index) => part.startsWith('{') || part === segments[index]);

/** A call to the API, as the contract knows it. */
export interface ApiCall {
  /** Undefined for a call that the contract does not name: all the rules apply to it. */
  id: OperationId | undefined;
  /** Must come from the mall's own pages. */
  isWrite: boolean;
}

/** Finds the contract's call for a method and the decoded segments of a path. */
export function findCall(method: string | undefined, segments: readonly string[]): ApiCall {
  const found = calls.find((call) => call.method === method && fits(call.template, segments));
  return { id: found?.id, isWrite: found?.isWrite ?? true };
}
