/**
 * The form of a password that is hashed and compared. Keyboards write one character in several ways ("é" as one or
 * two code points, "Ａ" in full width): NFKC makes them one.
 */
export const normalPassword = (text: string): string => text.normalize('NFKC');

const KINDS = [/\p{Lu}/u, /\p{Ll}/u, /\d/, /[^\p{L}\d\s]/u];

/** How many kinds of characters a normal password has: upper case, lower case, digits, symbols. */
export const kindsIn = (password: string): number =>
  KINDS.filter((kind) => kind.test(password)).length;
