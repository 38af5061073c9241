const safe = /^\/(?![/\\])[\w\-.~/?=&%+,]*$/;
const climbs = /(^|\/)\.{1,2}(\/|$|\?)/;
const control = /%([01][\da-f]|5c|7f)/i;
/** Encoded dots and slashes; they are allowed in the query. */
const disguised = /^[^?]*%(2e|2f)/i;
/** Sign-in itself and redirects are not return targets. */
const passing = /^\/(login|api|middlewares)(\/|\?|$)/;

/**
 * A path to return to after sign-in, or undefined when it must not be followed: only absolute paths of this
 * mall with plain characters, without the locale prefix.
 */
export function safeReturnPath(value: string | null | undefined): string | undefined {
  if (!value || value.length > 1024) return undefined;
  if (!safe.test(value) || climbs.test(value)) return undefined;
  if (control.test(value) || disguised.test(value)) return undefined;
  return passing.test(value) ? undefined : value;
}
