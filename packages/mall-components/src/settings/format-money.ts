/** Minor units in one major unit: the mall's currency has two decimals. */
export const MINOR_UNITS = 100;

/** The parts of a formatted amount, so that symbol and fraction can be smaller. */
export interface MoneyParts {
  sign: string;
  symbol: string;
  /** With the locale's group separators. */
  integer: string;
  /** With the locale's decimal separator in front. */
  fraction: string;
}

/** Splits an amount into its parts. `minor` is an integer in minor units. */
export function moneyParts(locale: string, minor: number, symbol: string): MoneyParts {
  const parts = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).formatToParts(Math.abs(minor) / MINOR_UNITS);
  const at = parts.findIndex((part) => part.type === 'decimal');
  const text = (from: number, to?: number) =>
    parts
      .slice(from, to)
      .map((part) => part.value)
      .join('');
  return { sign: minor < 0 ? '−' : '', symbol, integer: text(0, at), fraction: text(at) };
}

/** An amount as one text: `formatMoney('en', 125000, '$')` is `$1,250.00`. */
export function formatMoney(locale: string, minor: number, symbol: string) {
  const { sign, integer, fraction } = moneyParts(locale, minor, symbol);
  return `${sign}${symbol}${integer}${fraction}`;
}
