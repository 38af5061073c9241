/** A blank of Braille looks like a space, and is none for JavaScript. */
const outerBlanks = /^[\s\u2800]+|[\s\u2800]+$/gu;

/** Something to see: not only blanks, joiners, or marks without a letter. */
const visible = /[^\s\u2800\p{M}\p{C}\p{Default_Ignorable_Code_Point}]/u;

/** The text without blanks around it; empty when nothing in it can be seen. */
export const visibleText = (text: string): string =>
  visible.test(text) ? text.replace(outerBlanks, '') : '';
