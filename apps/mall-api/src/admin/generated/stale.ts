import { MallError } from '@vermilion/api-client/operator';
import { createTwoFilesPatch } from 'diff';
import { jsonForTerminal } from '../../terminal/for-terminal';
import type { Terminal } from '../../terminal/terminal';
import type { Fields } from './typed-body';

/** The current state that a `stale` refusal comes with. */
export const currentOf = (error: unknown): Fields | undefined =>
  error instanceof MallError && error.reason === 'stale' && error.data
    ? (error.data as Fields)
    : undefined;

/**
 * Prints how what was sent differs from the current state, or the current state when only a version was sent. jsdiff
 * compares the lines: Node has no such function before version 22.
 */
export function showStale({ note }: Terminal, sent: Fields, current: Fields): void {
  const names = Object.keys(sent);
  if (names.join() === 'version') return note(`It is now:\n${jsonForTerminal(current)}`);
  const [now, yours] = [current, sent].map((state) =>
    jsonForTerminal(Object.fromEntries(names.map((name) => [name, state[name]]))),
  );
  note(createTwoFilesPatch('current', 'yours', `${now}\n`, `${yours}\n`, '', '', { context: 2 }));
}
