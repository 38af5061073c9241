const REPLACED = /--vm-font-(?=(leading-(tight|normal)|tracking-\w+|size-(xs|sm))\b)/;

/** Whether a script may override the value of a token. */
export const isReplaced = (name: string) => REPLACED.test(name);

/**
 * The second custom property of such a token, which no script overrides, so that Latin text inside Thai text
 * can use its value. Works for references too.
 */
export const unscripted = (name: string) => name.replace(REPLACED, '--vm-brand-');
