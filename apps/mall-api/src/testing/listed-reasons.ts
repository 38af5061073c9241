import contract from '@vermilion/api-client/contract/openapi.json';
import operators from '@vermilion/api-client/contract/operator.json';

interface Refusable {
  operationId: string;
  'x-reasons'?: string[];
}

/** What is sent of a refusal. */
interface Refusal {
  code: number;
  message?: string;
  reason?: string;
}

// the inferred type of the JSON module differs for every call
const callsOf = ({ paths }: { paths: object }) =>
  Object.values(paths as Record<string, Record<string, Refusable>>).flatMap((methods) =>
    Object.values(methods),
  );

/** The reasons that the contract lists, by call. */
export const listedReasons: ReadonlyMap<string, readonly string[]> = new Map(
  [...callsOf(contract), ...callsOf(operators)].map(
    (call) => [call.operationId, call['x-reasons'] ?? []] as const,
  ),
);

const operatorCalls = new Set(callsOf(operators).map(({ operationId }) => operationId));

/**
 * Throws if a call is refused for a reason that the contract does not list for it, or if a rule refuses an
 * operator's call without a reason.
 */
export function requireListedReason(id: string, { code, message, reason }: Refusal): void {
  if (!listedReasons.has(id)) return;
  if (reason === undefined) {
    if (code !== 500 || message === 'System exception' || !operatorCalls.has(id)) return;
    throw new Error(`${id} is refused without a reason: ${message}`);
  }
  if (listedReasons.get(id)?.includes(reason)) return;
  throw new Error(`The contract does not list the reason ${reason} for ${id}.`);
}
