import type { Language } from './language';
import type { Policy } from '../policy/policy';

export interface LocalFormat {
  /** Minor units as the storefront writes them: `-1250` is `−$12.50`. */
  amount(minor: number): string;
  /** A time in the zone of the mall, which it names. */
  time(at: Date): string;
}

const MINUTE = 60_000;

/** Browsers have no Lao data: the storefront writes numbers and dates as in English, and so do we. */
const formatTag = (language: Language) => (language === 'lo' ? 'en' : language);

/** `UTC+8`, `UTC−3:30`. */
function zoneName(offsetMinutes: number): string {
  const minutes = Math.abs(offsetMinutes);
  const rest = minutes % 60 ? `:${String(minutes % 60).padStart(2, '0')}` : '';
  return `UTC${offsetMinutes < 0 ? '−' : '+'}${Math.floor(minutes / 60)}${rest}`;
}

/** How amounts and times are written in a language. */
export function localFormat(
  { currency, zoneOffsetMinutes }: Pick<Policy, 'currency' | 'zoneOffsetMinutes'>,
  language: Language,
): LocalFormat {
  const tag = formatTag(language);
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const numbers = new Intl.NumberFormat(tag, decimals);
  const times = new Intl.DateTimeFormat(tag, {
    ...{ dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' },
  });
  return {
    amount(minor) {
      const sign = minor < 0 ? '−' : '';
      return `${sign}${currency.symbol}${numbers.format(Math.abs(minor) / 100)}`;
    },
    time: (at) =>
      `${times.format(at.getTime() + zoneOffsetMinutes * MINUTE)} (${zoneName(zoneOffsetMinutes)})`,
  };
}
