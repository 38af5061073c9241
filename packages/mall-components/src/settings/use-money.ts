import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { formatMoney } from './format-money';
import { useMallSettings } from './mall-settings';

/** The money formatter of the page's locale and the mall's currency, for amounts inside a sentence. */
export function useMoney() {
  const { locale } = useIntl();
  const { currencySymbol } = useMallSettings();
  return useCallback(
    (minor: number) => formatMoney(locale, minor, currencySymbol),
    [locale, currencySymbol],
  );
}
