import type { Language } from './language';
import type { Policy } from '../policy/policy';

export interface LocalFormat {
  /** Minor units as the storefront formats them: `-1250` is `−$12.50`. */
  amount(minor: number): string;
  /** A time in the mall's time zone, with the zone's name. */
  time(at: Date): string;
}

const MINUTE = 60_000;

/** Chrome has no Lao data: the storefront takes the same rules from Indonesian, and so does the server. */
const numberTag = (language: Language) => (language === 'lo' ? 'id' : language);

/** `UTC+8`, `UTC−3:30`. */
function zoneName(offsetMinutes: number): string {
  const minutes = Math.abs(offsetMinutes);
  const rest = minutes % 60 ? `:${String(minutes % 60).padStart(2, '0')}` : '';
  return `UTC${offsetMinutes < 0 ? '−' : '+'}${Math.floor(minutes / 60)}${rest}`;
}

type Currency = Pick<Policy['currency'], 'currency' | 'symbol'>;

/**
 * The format of amounts: the same as in the storefront's components, with the mall's own symbol where Intl's
 * differs.
 */
export function amountFormat({ currency, symbol }: Currency, tag: string): LocalFormat['amount'] {
  const own = symbolsOf(currency).includes(symbol) ? undefined : symbol;
  const currencyDisplay = own ? 'narrowSymbol' : 'symbol';
  const written = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay });
  return (minor) => {
    // Amounts always have two decimals
    const parts = written.formatToParts(Math.abs(minor) / 100);
    const text = parts.map(({ type, value }) => (type === 'currency' ? (own ?? value) : value));
    return `${minor < 0 ? '−' : ''}${text.join('')}`;
  };
}

/** Intl's symbols of a currency, long and short. */
const symbolsOf = (currency: string): string[] =>
  (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
    new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay })
      .formatToParts(0)
      .flatMap(({ type, value }) => (type === 'currency' ? [value] : [])),
  );

/** The format of amounts and times in a language. */
export function localFormat(
  { currency, zoneOffsetMinutes }: Pick<Policy, 'currency' | 'zoneOffsetMinutes'>,
  language: Language,
): LocalFormat {
  const times = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return {
    amount: amountFormat(currency, numberTag(language)),
    time: (at) =>
      `${times.format(at.getTime() + zoneOffsetMinutes * MINUTE)} (${zoneName(zoneOffsetMinutes)})`,
  };
}
