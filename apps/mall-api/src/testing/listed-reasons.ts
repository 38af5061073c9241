import contract from '@vermilion/api-client/contract/openapi.json';
import operators from '@vermilion/api-client/contract/operator.json';

interface Refusable {
  operationId: string;
  'x-reasons'?: string[];
}

/** The reasons that the contract lists, by call. */
export const listedReasons: ReadonlyMap<string, readonly string[]> = new Map(
  [contract, operators].flatMap(({ paths }) =>
    Object.values(paths)
      .flatMap((methods): Refusable[] => Object.values(methods))
      .map((call) => [call.operationId, call['x-reasons'] ?? []] as const),
  ),
);

/** Throws if a call is refused for a reason that the contract does not list for it. */
export function requireListedReason(id: string, { reason }: { reason?: string }): void {
  if (reason === undefined || !listedReasons.has(id)) return;
  if (listedReasons.get(id)?.includes(reason)) return;
  throw new Error(`The contract does not list the reason ${reason} for ${id}.`);
}
