import { createCalls, type MallClientOptions } from './calls';
import { type OperatorCalls, operatorTable } from './generated/operator-operations.gen';

export type * from './generated/operator-models.gen';
export { operatorTable } from './generated/operator-operations.gen';
export type {
  OperatorArgs,
  OperatorCalls,
  OperatorData,
  OperatorOperationId,
  OperatorReasons,
} from './generated/operator-operations.gen';
export type { operations as operatorOperations } from './generated/operator-schema.gen';
export { MallError, type MallErrorKind } from './mall-error';
export type { CallOptions, NoArgs } from './operation';

export interface OperatorClientOptions extends Pick<
  MallClientOptions,
  'baseUrl' | 'fetch' | 'headers' | 'onSessionInvalid' | 'timeout'
> {
  /**
   * The key, `vmo_…`. Not for browsers: whoever reads it has all of its permissions. Omit it where a server of yours
   * adds it.
   */
  key?: string;
}

const withKey = (key: string, headers: MallClientOptions['headers']) => () => ({
  ...(typeof headers === 'function' ? headers() : headers),
  authorization: `Bearer ${key}`,
});

/** The client of operators: `client.shipOrder({ orderNo, company, waybillNo })`. Throws a MallError. */
export const createOperatorClient = ({
  key,
  headers,
  ...options
}: OperatorClientOptions): OperatorCalls =>
  // the table and OperatorCalls are generated together, so the names match
  createCalls(operatorTable, {
    ...options,
    headers: key === undefined ? headers : withKey(key, headers),
  }) as unknown as OperatorCalls;
