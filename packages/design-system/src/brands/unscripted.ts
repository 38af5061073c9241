const REPLACED = /--vm-font-(?=(leading-(tight|normal)|tracking-\w+)\b)/;

/** Whether a script may replace the value of a token. */
export const isReplaced = (name: string) => REPLACED.test(name);

/**
 * The second name of such a token, which no script touches: text in Latin inside of a text in Thai takes its
 * value from there. Also of a reference to it.
 */
export const unscripted = (name: string) => name.replace(REPLACED, '--vm-brand-');
