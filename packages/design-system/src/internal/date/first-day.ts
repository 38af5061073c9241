/** CLDR regions whose week does not begin on Monday. */
const SUNDAY =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP ' +
  'PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';
const SATURDAY = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';

/**
 * First day of the week, counted from Sunday, 0. From a list, since not every browser supports `getWeekInfo`
 * and server and browser must agree.
 */
export function firstDayOf(locale: string): number {
  const { region } = new Intl.Locale(locale).maximize();
  if (!region) return 1;
  if (SUNDAY.split(' ').includes(region)) return 0;
  return SATURDAY.split(' ').includes(region) ? 6 : 1;
}
