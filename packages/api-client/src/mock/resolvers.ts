import type { MallArgs, MallData, OperationId } from '../generated/operations.gen';
import type { MockState } from './state';

/**
 * Answers a call from the state, and changes it. Refuses by throwing a `Refusal`. `origin` is that of the calling
 * page.
 */
export type Resolvers = {
  [Id in OperationId]?: (state: MockState, args: MallArgs[Id], origin: string) => MallData[Id];
};
