export type * from './generated/models.gen';
export type { components, operations, paths } from './generated/schema.gen';
export { operationTable } from './generated/operations.gen';
export type {
  MallArgs,
  MallCalls,
  MallData,
  MallQueries,
  OperationId,
} from './generated/operations.gen';
export type { CallOptions, NoArgs, OperationRow, Query } from './operation';
