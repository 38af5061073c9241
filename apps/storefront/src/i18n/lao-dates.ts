import type { IntlShape } from 'react-intl';

/*
 * Browsers have no Lao locale data. In the CLDR, Lao dates have the same pattern as British ones, with Lao names of
 * months and weekdays.
 */

const MONTHS = {
  short: 'ມ.ກ. ກ.ພ. ມ.ນ. ມ.ສ. ພ.ພ. ມິ.ຖ. ກ.ລ. ສ.ຫ. ກ.ຍ. ຕ.ລ. ພ.ຈ. ທ.ວ.',
  long: 'ມັງກອນ ກຸມພາ ມີນາ ເມສາ ພຶດສະພາ ມິຖຸນາ ກໍລະກົດ ສິງຫາ ກັນຍາ ຕຸລາ ພະຈິກ ທັນວາ',
};
const WEEKDAYS = {
  short: 'ຈັນ ອັງຄານ ພຸດ ພະຫັດ ສຸກ ເສົາ ອາທິດ',
  long: 'ວັນຈັນ ວັນອັງຄານ ວັນພຸດ ວັນພະຫັດ ວັນສຸກ ວັນເສົາ ວັນອາທິດ',
};
const DAY_MS = 86_400_000;
/** The first day of a year and of a week. */
const MONDAY = Date.UTC(2024, 0, 1);

const british = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', options);

/** Lao names by their English equivalents of that width. */
function namesOf(width: 'short' | 'long') {
  const month = british({ month: width, timeZone: 'UTC' });
  const weekday = british({ weekday: width, timeZone: 'UTC' });
  const months = MONTHS[width].split(' ');
  const weekdays = WEEKDAYS[width].split(' ');
  return new Map([
    ...months.map((name, at) => [month.format(Date.UTC(2024, at)), name] as const),
    ...weekdays.map((name, at) => [weekday.format(MONDAY + at * DAY_MS), name] as const),
  ]);
}

const names = { short: namesOf('short'), long: namesOf('long') };

/** The names for a format. "May" is both long and short, so January tells the width. */
const namesFor = (format: Intl.DateTimeFormat) => {
  const january = format.formatToParts(MONDAY + DAY_MS);
  return names[january.some(({ value }) => /^January$|day$/.test(value)) ? 'long' : 'short'];
};

function withNames(options: Intl.DateTimeFormatOptions) {
  const format = british(options);
  return { format, own: namesFor(format) };
}

/** Formats dates and times in Lao, in `timeZone` unless the options have another. */
export function laoDates(timeZone: string): IntlShape['formatDate'] {
  const known = new Map<string, ReturnType<typeof withNames>>();
  const formatFor = (options?: Intl.DateTimeFormatOptions) => {
    const key = JSON.stringify(options);
    const found = known.get(key);
    if (found) return found;
    const created = withNames({ timeZone, ...options });
    known.set(key, created);
    return created;
  };
  return (value, options) => {
    const { format, own } = formatFor(options);
    return format
      .formatToParts(typeof value === 'string' ? new Date(value) : (value as Date))
      .map(({ value: text }) => own.get(text) ?? text)
      .join('');
  };
}

/** The same for the time from one date to another: both in full, as other formats of Lao have no names of months. */
export function laoRanges(timeZone: string): IntlShape['formatDateTimeRange'] {
  const format = laoDates(timeZone);
  return (from, until, options) => {
    const ends = [from, until].map((end) => format(end as Date, options));
    return [...new Set(ends)].join(' – ');
  };
}
