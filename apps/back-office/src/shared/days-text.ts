import { formatDays } from '@vermilion/mall-components/delivery';
import type { IntlShape } from 'react-intl';
import { formatTag } from '../i18n/locales';

type Formats = Pick<IntlShape, 'locale' | 'formatDate' | 'formatDateTimeRange'>;

const figures = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' } as const;

/** Days from one to another, `yyyy-MM-dd`; in Lao in figures, since browsers have no Lao names of days and months. */
export const daysText = (intl: Formats, from: string, until: string): string =>
  intl.locale === formatTag('lao')
    ? [...new Set([from, until])].map((day) => intl.formatDate(day, figures)).join(' – ')
    : formatDays(intl, from, until);
