/**
 * The digits of a text, of any script, as 0 to 9: "๑๒" is "12". The digits of a script are consecutive in
 * Unicode, so that the value of one is its distance to the first.
 */
export function digitsIn(text: string): string {
  const digits = text.normalize('NFKC').match(/\p{Nd}/gu) ?? [];
  return digits.map((digit) => valueOf(digit.codePointAt(0) ?? 0)).join('');
}

function valueOf(code: number): number {
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}
