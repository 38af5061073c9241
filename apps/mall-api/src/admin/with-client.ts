import type { OperatorCalls } from '@vermilion/api-client/operator';
import type { AdminTerminal, GlobalOptions } from './session';

/** The dependencies of a command. */
export interface Invocation {
  client: OperatorCalls;
  terminal: AdminTerminal;
  options: GlobalOptions;
}

/** Creates the action of a command, which opens the client when it runs. */
export type WithClient = <Args extends unknown[]>(
  work: (invocation: Invocation, ...args: Args) => Promise<void>,
) => (...args: Args) => Promise<void>;
