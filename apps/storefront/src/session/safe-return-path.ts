const safe = /^\/(?![/\\])[\w\-.~/?=&%+,]*$/;
const climbs = /(^|\/)\.{1,2}(\/|$|\?)/;
const control = /%([01][\da-f]|5c|7f)/i;
/** Encoded dots and slashes; in the query they are allowed. */
const disguised = /^[^?]*%(2e|2f)/i;
/** Pages that are no return target: sign-in itself and redirects. */
const passing = /^\/(login|api|middlewares)(\/|\?|$)/;

/**
 * A path to return to after sign-in, or undefined when it must not be followed: only paths of this
 * mall, of plain characters, from the root, without the locale's prefix.
 */
export function safeReturnPath(value: string | null | undefined): string | undefined {
  if (!value || value.length > 1024) return undefined;
  if (!safe.test(value) || climbs.test(value)) return undefined;
  if (control.test(value) || disguised.test(value)) return undefined;
  return passing.test(value) ? undefined : value;
}
