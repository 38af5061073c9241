/** Characters that control a terminal or turn its text around, except line breaks. */
const CONTROLS = /[^\P{Cc}\n]|\p{Bidi_Control}/gu;

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

/** JSON text with escapes in place of what would control a terminal. */
export const escapeControls = (json: string): string =>
  json.replace(CONTROLS, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`);
