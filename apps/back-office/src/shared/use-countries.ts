import { countries } from '@vermilion/mall-components/country-code';
import { laoCountryNames } from '@vermilion/mall-components/country-names';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '../i18n/locale-context';

/** Islands that have a dial code, and are no country of ISO 3166. */
const NO_COUNTRIES = ['AC', 'TA'];

/** All countries by name, as options. Browsers have no Lao names. */
export function useCountries(): { value: string; label: string }[] {
  const intl = useIntl();
  const { locale } = useLocale();
  return useMemo(() => {
    const nameOf = (code: string) =>
      (locale === 'lao'
        ? laoCountryNames.get(code)
        : intl.formatDisplayName(code, { type: 'region' })) ?? code;
    const { compare } = new Intl.Collator(intl.locale);
    return countries
      .filter(({ code }) => !NO_COUNTRIES.includes(code))
      .map(({ code }) => ({ value: code, label: nameOf(code) }))
      .sort((a, b) => compare(a.label, b.label));
  }, [intl, locale]);
}
