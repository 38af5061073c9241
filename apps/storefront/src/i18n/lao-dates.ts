import type { IntlShape } from 'react-intl';

/*
 * Browsers have no Lao data. As in the Common Locale Data Repository, Lao dates are written as British ones are,
 * with names of their own.
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
/** The beginning of a year and of a week. */
const MONDAY = Date.UTC(2024, 0, 1);

const british = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', options);

/** Lao names by the British ones of that width. */
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

/** "May" is as long as it is short: what a format makes of January tells its width. */
const isLong = (format: Intl.DateTimeFormat) =>
  format.formatToParts(MONDAY + DAY_MS).some(({ value }) => /^January$|day$/.test(value));

/** Writes dates and times in Lao, in a time zone unless the options name another. */
export function laoDates(timeZone: string): IntlShape['formatDate'] {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (value, options) => {
    const key = JSON.stringify(options);
    const format = formats.get(key) ?? british({ timeZone, ...options });
    formats.set(key, format);
    const own = names[isLong(format) ? 'long' : 'short'];
    return format
      .formatToParts(typeof value === 'string' ? new Date(value) : (value as Date))
      .map(({ value: text }) => own.get(text) ?? text)
      .join('');
  };
}
