import type { IntlShape } from 'react-intl';
import { laoDates, laoRanges } from './lao-dates';

type Formats = Pick<IntlShape, 'formatDate' | 'formatDateTimeRange' | 'formatDisplayName'>;

/** The formats that `formatTag` is wrong for in Lao: dates, and names of countries. */
export function createLaoFormats() {
  let names: ReadonlyMap<string, string> | undefined;
  return {
    /** Loads the names of countries, which few parts show; until then they are English. */
    async loadNames() {
      names ??= (await import('@vermilion/mall-components/country-names')).laoCountryNames;
    },
    formats: (timeZone: string): Formats => ({
      formatDate: laoDates(timeZone),
      formatDateTimeRange: laoRanges(timeZone),
      formatDisplayName: (code, options) =>
        names?.get(String(code)) ?? new Intl.DisplayNames('en', options).of(String(code)),
    }),
  };
}
