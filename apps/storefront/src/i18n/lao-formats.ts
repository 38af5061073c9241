import type { IntlShape } from 'react-intl';
import { createFormatters } from './format-message';
import { laoDates } from './lao-dates';

/** The formats that `formatTag` is wrong for in Lao: dates, and names of countries, which are English. */
export function laoFormats(timeZone: string): Pick<IntlShape, 'formatDate' | 'formatDisplayName'> {
  const english = createFormatters('en');
  return {
    formatDate: laoDates(timeZone),
    formatDisplayName: (code, options) => english.names(options).of(String(code)),
  };
}
