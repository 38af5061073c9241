import type { OperatorCalls } from '@vermilion/api-client/operator';
import type { Terminal } from '../terminal/terminal';
import type { GlobalOptions } from './session';

/** The dependencies of a command. */
export interface Invocation {
  client: OperatorCalls;
  terminal: Terminal;
  options: GlobalOptions;
}

/** Creates the action of a command, which opens the client when it runs. */
export type WithClient = <Args extends unknown[]>(
  work: (invocation: Invocation, ...args: Args) => Promise<void>,
) => (...args: Args) => Promise<void>;
