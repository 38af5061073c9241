import { decimalsOf } from '../money/currency';
import type { Policy } from '../policy/policy';
import type { Language } from './language';

export interface LocalFormat {
  /** Minor units as the storefront formats them: `-1250` is `−$12.50`. */
  amount(minor: number): string;
  /** A percentage with up to three decimals: `8.1` is `8.1%`. */
  percent(value: number): string;
  /** A time in the mall's time zone, with the zone's name. */
  time(at: Date): string;
  /** Days, `yyyy-MM-dd`, as the storefront writes them: `Tue, Dec 1 – Sat, Dec 5`. */
  days(from: string, until: string): string;
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

/**
 * The format of amounts: the same as in the storefront's components, with the mall's own symbol where Intl's
 * differs.
 */
export function amountFormat(mall: Pick<Policy, 'currency'>, tag: string): LocalFormat['amount'] {
  const { currency, symbol } = mall.currency;
  const decimals = decimalsOf(mall);
  const own = symbolsOf(currency).includes(symbol) ? undefined : symbol;
  const currencyDisplay = own ? 'narrowSymbol' : 'symbol';
  const written = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return (minor) => {
    const parts = written.formatToParts(Math.abs(minor) / 10 ** decimals);
    const text = parts.map(({ type, value }) => (type === 'currency' ? (own ?? value) : value));
    return `${minor < 0 ? '−' : ''}${text.join('')}`;
  };
}

/** The format of amounts that may be in another currency than the mall's; such have its code. */
export const amountIn = (policy: Pick<Policy, 'currency'>, language: Language) => {
  const own = amountFormat(policy, numberTag(language));
  return (minor: number, currency: string): string => {
    if (currency === policy.currency.currency) return own(minor);
    const foreign = { ...policy.currency, currency, symbol: currency, decimals: null };
    return amountFormat({ currency: foreign }, numberTag(language))(minor);
  };
};

/** Intl's symbols of a currency, long and short. */
const symbolsOf = (currency: string): string[] =>
  (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
    new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay })
      .formatToParts(0)
      .flatMap(({ type, value }) => (type === 'currency' ? [value] : [])),
  );

/** The format of amounts and times in a language. */
export function localFormat(
  policy: Pick<Policy, 'currency' | 'zoneOffsetMinutes'>,
  language: Language,
): LocalFormat {
  const { zoneOffsetMinutes } = policy;
  const percents = new Intl.NumberFormat(numberTag(language), {
    style: 'percent',
    maximumFractionDigits: 3,
  });
  const times = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return {
    amount: amountFormat(policy, numberTag(language)),
    percent: (value) => percents.format(value / 100),
    time: (at) =>
      `${times.format(at.getTime() + zoneOffsetMinutes * MINUTE)} (${zoneName(zoneOffsetMinutes)})`,
    days: daysFormat(language),
  };
}

/** What stands between days where the ranges of Intl have figures for the months. */
const BETWEEN: Partial<Record<Language, string>> = { 'zh-CN': '至', lo: ' – ' };

/** In the Gregorian calendar, and without the narrow spaces of some versions of the data. */
function daysFormat(language: Language): LocalFormat['days'] {
  const format = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    calendar: 'gregory',
    timeZone: 'UTC',
  });
  const between = BETWEEN[language];
  return (from, until) => {
    const [first, last] = [new Date(from), new Date(until)];
    const text =
      between && from !== until
        ? format.format(first) + between + format.format(last)
        : format.formatRange(first, last);
    return text.replaceAll(/[\u2009\u202f]/g, ' ');
  };
}
