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
  'baseUrl' | 'fetch' | 'timeout'
> {
  /** The key, `vmo_…`. Not for browsers: whoever reads it has all of its permissions. */
  key: string;
}

/** The client of operators: `client.shipOrder({ orderNo, company, waybillNo })`. Throws a MallError. */
export const createOperatorClient = ({ key, ...options }: OperatorClientOptions): OperatorCalls =>
  // the table and OperatorCalls are generated together, so the names match
  createCalls(operatorTable, {
    ...options,
    headers: { authorization: `Bearer ${key}` },
  }) as unknown as OperatorCalls;
