import { useIntl } from 'react-intl';
import { useMallSettings } from './mall-settings';
import { type MoneyFormat, moneyFormat } from './money-format';

/** The money formatter for the page's locale and the mall's currency, with symbol and parts. */
export function useMoneyFormat(): MoneyFormat {
  const { locale } = useIntl();
  const { currency, currencySymbol, currencyDecimals } = useMallSettings();
  return moneyFormat(locale, { currency, symbol: currencySymbol, decimals: currencyDecimals });
}

/** Formats an amount as text, e.g. inside a sentence. */
export const useMoney = (): MoneyFormat['format'] => useMoneyFormat().format;
