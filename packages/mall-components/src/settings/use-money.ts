import { useIntl } from 'react-intl';
import { moneyFormat, type MoneyFormat } from './money-format';
import { useMallSettings } from './mall-settings';

/** The money formatter for the page's locale and the mall's currency, with symbol and parts. */
export function useMoneyFormat(): MoneyFormat {
  const { locale } = useIntl();
  const { currency, currencySymbol, currencyDecimals } = useMallSettings();
  return moneyFormat(locale, { currency, symbol: currencySymbol, decimals: currencyDecimals });
}

/** Formats an amount as text, e.g. inside a sentence. */
export const useMoney = (): MoneyFormat['format'] => useMoneyFormat().format;
