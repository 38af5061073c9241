import { forTerminal } from './for-terminal';

export interface Terminal {
  /** Writes results. */
  out(text: string): void;
  /** Writes progress and errors. */
  note(text: string): void;
}

/** The only way out to a terminal: the lint rule `no-console` holds for all other files. */
export const openTerminal = (console: Pick<Console, 'log' | 'error'>): Terminal => ({
  out: (text) => console.log(forTerminal(text)),
  note: (text) => console.error(forTerminal(text)),
});
