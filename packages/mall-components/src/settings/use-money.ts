import { useIntl } from 'react-intl';
import { moneyFormat, type MoneyFormat } from './money-format';
import { useMallSettings } from './mall-settings';

/** The money formatter of the page's locale and the mall's currency, with its symbol and its parts. */
export function useMoneyFormat(): MoneyFormat {
  const { locale } = useIntl();
  const { currency, currencySymbol } = useMallSettings();
  return moneyFormat(locale, { currency, symbol: currencySymbol });
}

/** Writes an amount, e.g. inside a sentence. */
export const useMoney = (): MoneyFormat['format'] => useMoneyFormat().format;
