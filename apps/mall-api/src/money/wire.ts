/** A text that is not an amount of money. */
export class MoneyFormatError extends Error {
  override readonly name = 'MoneyFormatError';
  constructor(readonly text: string) {
    super(
      `"${text}" is not an amount: expected digits with at most two decimals, such as "12.50".`,
    );
  }
}

const AMOUNT = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/;

/** Minor units as the wire's decimal text: `1250` is `"12.50"`, `-5` is `"-0.05"`. */
export function toWire(minor: number): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`${minor} is not a whole amount.`);
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The wire's decimal text in minor units. Throws {@link MoneyFormatError} on anything else. */
export function fromWire(text: string): number {
  const [, sign, whole, decimals = ''] = AMOUNT.exec(text) ?? [];
  if (whole === undefined) throw new MoneyFormatError(text);
  const minor = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return sign && minor !== 0 ? -minor : minor;
}
