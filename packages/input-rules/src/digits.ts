const ZERO = '0'.codePointAt(0) ?? 0;

/** The text with the decimal digits of every script as 0 to 9, and full-width characters as ASCII. */
export const asciiDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (digit) =>
      String.fromCodePoint(ZERO + valueOf(digit.codePointAt(0) ?? 0)),
    );

/** The digits of a script are consecutive in Unicode: the value of one is its distance to the first. */
function valueOf(code: number): number {
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}
