/** Characters that control a terminal or turn its text around, except line breaks. */
export const CONTROLS = /[^\P{Cc}\n]|\p{Bidi_Control}/gu;

/** JSON text with escapes in place of what would control a terminal. */
export const escapeControls = (json: string): string =>
  json.replace(CONTROLS, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`);
