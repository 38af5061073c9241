/**
 * A person's name for a sentence, in Unicode isolates: a name from right to left must not carry the words or the
 * comma beside it along.
 */
export const isolated = (name: string) => `\u2068${name}\u2069`;
