import type { OperatorCalls } from '@vermilion/api-client/operator';
import type { GlobalOptions, Terminal } from './session';

/** What a command works with. */
export interface Invocation {
  client: OperatorCalls;
  terminal: Terminal;
  options: GlobalOptions;
}

/** Makes the action of a command; the client is opened when it is carried out. */
export type WithClient = <Args extends unknown[]>(
  work: (invocation: Invocation, ...args: Args) => Promise<void>,
) => (...args: Args) => Promise<void>;
