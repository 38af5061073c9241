import type { Answer } from './answer';
import { createCalls, type MallClientOptions } from './calls';
import {
  type MallArgs,
  type MallCalls,
  type MallData,
  type OperationId,
  operationTable,
} from './generated/operations.gen';
import type { CallOptions } from './operation';

/** All calls of the contract, each resolving to its data. */
export interface MallClient extends MallCalls {
  /** Like `client[id](args)`, but also resolves to the server's `message`. */
  call<Id extends OperationId>(
    id: Id,
    args: MallArgs[Id],
    options?: CallOptions,
  ): Promise<Answer<MallData[Id]>>;
}

/**
 * The client of a mall server: `client.productList({ keyword: 'tea', page: 2 })` resolves to the
 * data of the envelope or throws a MallError. Calls that are safe to repeat are retried on 429, 503
 * and failures of the connection, at most twice.
 */
export function createMallClient(options: MallClientOptions): MallClient {
  // the table and MallClient are generated together, so the names match
  return createCalls(operationTable, options) as unknown as MallClient;
}
