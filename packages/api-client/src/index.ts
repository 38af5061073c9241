export type { Answer } from './answer';
export type { MallClientOptions } from './calls';
export { createMallClient, type MallClient } from './client';
export type * from './generated/models.gen';
export { operationTable } from './generated/operations.gen';
export type {
  MallArgs,
  MallCalls,
  MallData,
  MallQueries,
  MallReasons,
  OperationId,
} from './generated/operations.gen';
export type { components, operations, paths } from './generated/schema.gen';
export { publicReads } from './generated/public-reads.gen';
export { createLazyMallClient, lazyQueries, type LazyMallClientOptions } from './lazy';
export { isSessionInvalid, MallError, type MallErrorKind } from './mall-error';
export type { CallOptions, NoArgs, OperationRow, Query } from './operation';
export type { Page } from './page';
export { queries } from './queries';
export { randomId } from './random-id';
export { toRequest, type AnyArgs, type CallRequest } from './request';
