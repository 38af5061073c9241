/** Key code of keys that an input method handles. */
const HANDLED = 229;

/**
 * Whether a key belongs to an input method, e.g. Enter that accepts a word. Safari ends the composition before that
 * key, which only its deprecated code tells: https://bugs.webkit.org/show_bug.cgi?id=165004
 */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === HANDLED;
