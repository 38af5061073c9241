import { currencyDecimals } from './currency-decimals';

/** A part of a formatted amount, so that symbol and fraction can be styled. */
export interface MoneyPart {
  /** `fraction` includes the decimal separator; `literal` is the space before or after a symbol. */
  kind: 'sign' | 'symbol' | 'integer' | 'fraction' | 'literal';
  /** The characters to show. */
  text: string;
}

/** The currency of a mall. */
export interface MoneyCurrency {
  /** ISO 4217 code; together with the locale it determines the side of the symbol. */
  currency: string;
  /** The mall's symbol, where it differs from that of Intl. */
  symbol?: string;
  /** Decimals of its amounts, where they differ from those of ISO 4217. */
  decimals?: number;
}

/** Formats amounts for one locale and currency. */
export interface MoneyFormat {
  /** The symbol only. */
  symbol: string;
  /** Decimals of the currency: 2 for USD, 0 for JPY. */
  digits: number;
  /** `minor` is an integer in minor units. */
  parts: (minor: number) => MoneyPart[];
  /** The amount as one text. `minor` is an integer in minor units. */
  format: (minor: number) => string;
}

const PART_KINDS: Partial<Record<Intl.NumberFormatPartTypes, MoneyPart['kind']>> = {
  currency: 'symbol',
  integer: 'integer',
  group: 'integer',
  decimal: 'fraction',
  fraction: 'fraction',
};

/** Formatters by locale and currency: creating one takes longer than formatting a thousand amounts. */
const formats = new Map<string, MoneyFormat>();

/** The formatter of a locale and currency. */
export function moneyFormat(locale: string, money: MoneyCurrency): MoneyFormat {
  const key = `${locale} ${money.currency} ${money.symbol ?? ''} ${money.decimals ?? ''}`;
  const known = formats.get(key);
  if (known) return known;
  const made = createFormat(locale, money);
  formats.set(key, made);
  return made;
}

/** An amount as one text: `formatMoney('es', 2699, { currency: 'USD' })` is `26,99 US$`. */
export const formatMoney = (locale: string, minor: number, money: MoneyCurrency): string =>
  moneyFormat(locale, money).format(minor);

function createFormat(locale: string, money: MoneyCurrency): MoneyFormat {
  const { currency, symbol, decimals: digits = currencyDecimals(currency) } = money;
  const own = symbol && !symbolsOf(currency).includes(symbol) ? symbol : undefined;
  // a narrow symbol has no spaces around it, which are meant for codes such as SGD
  const currencyDisplay = own ? 'narrowSymbol' : 'symbol';
  const intl = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const parts = (minor: number) => {
    // the sign comes first in every language, as a mathematical minus
    const joined: MoneyPart[] = minor < 0 ? [{ kind: 'sign', text: '−' }] : [];
    for (const { type, value } of intl.formatToParts(Math.abs(minor) / 10 ** digits)) {
      const kind = PART_KINDS[type] ?? 'literal';
      const text = kind === 'symbol' && own ? own : value;
      const last = joined.at(-1);
      if (last?.kind === kind) last.text += text;
      else joined.push({ kind, text });
    }
    return joined;
  };
  return {
    digits,
    parts,
    symbol: parts(0).find(({ kind }) => kind === 'symbol')?.text ?? currency,
    format: (minor) =>
      parts(minor)
        .map(({ text }) => text)
        .join(''),
  };
}

/** Symbols of a currency in Intl, long and narrow. */
const symbolsOf = (currency: string): string[] =>
  (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
    new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay })
      .formatToParts(0)
      .flatMap(({ type, value }) => (type === 'currency' ? [value] : [])),
  );
