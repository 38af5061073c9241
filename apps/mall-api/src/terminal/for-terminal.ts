import { CONTROLS, escapeControls } from '@vermilion/telemetry';

/**
 * A text as it may be written to a terminal: texts of shoppers must not control it. Control characters become
 * spaces.
 */
export const forTerminal = (text: string): string => text.replace(CONTROLS, ' ');

/** The same in one line: a text must not look like lines of the program. */
export const lineForTerminal = (text: string): string =>
  forTerminal(text).replace(/[\n\u2028\u2029 ]+/g, ' ');

/** JSON for terminals and for programs: what would control a terminal is escaped, so nothing is lost. */
export const jsonForTerminal = (value: unknown): string =>
  escapeControls(JSON.stringify(value, null, 2));
