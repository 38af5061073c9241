import type { CallOptions, OperatorCalls } from '@vermilion/api-client/operator';
import type { ContractCall } from './contract-call';
import type { Fields } from './typed-body';

/** Calls by the id in the contract: its arguments were made from the same contract. */
export const callByName = (
  client: OperatorCalls,
  { id }: Pick<ContractCall, 'id'>,
  args: Fields,
  options?: CallOptions,
): Promise<unknown> =>
  (client as unknown as Record<string, (args: Fields, options?: CallOptions) => Promise<unknown>>)[
    id
  ]?.(args, options) ?? Promise.reject(new TypeError(`The client has no call ${id}.`));
