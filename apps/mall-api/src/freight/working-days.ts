import type { Policy } from '../policy/policy';
import { addDays, type Day, weekdayOf } from './days';

export type IsWorkingDay = (day: Day) => boolean;

/** Intl's name of a locale's week, which has been a getter and a function. */
interface Week {
  getWeekInfo?: () => { weekend: number[] };
  weekInfo?: { weekend: number[] };
}

const ALL = [1, 2, 3, 4, 5, 6, 7];
const known = new Map<string, readonly number[]>();

/** The weekdays of a country that are not its weekend, by the CLDR; those of most countries where it is not known. */
function weekdaysIn(country: string): readonly number[] {
  const found = known.get(country);
  if (found) return found;
  const week = new Intl.Locale(`und-${country}`) as Week;
  const { weekend } = week.getWeekInfo?.() ?? week.weekInfo ?? { weekend: [6, 7] };
  const weekdays = ALL.filter((day) => !weekend.includes(day));
  known.set(country, weekdays);
  return weekdays;
}

/** The region that stands for the world. */
const WORLD = '001';

/** On which days people work in a country; in most of them where it is null. */
export function workingDaysIn(
  { calendars }: Pick<Policy['delivery'], 'calendars'>,
  country: string | null,
): IsWorkingDay {
  const own = country === null ? undefined : calendars[country];
  const weekdays = own?.workingDays ?? weekdaysIn(country ?? WORLD);
  const holidays = new Set(own?.holidays);
  return (day) =>
    weekdays.includes(weekdayOf(day)) && !holidays.has(day) && !holidays.has(day.slice(5));
}

/** Days after which nobody looks any further: a calendar may have no working day. */
const MOST_DAYS = 1000;

/** The first working day from a day on, and `count` working days later; undefined when there is none in years. */
export function workingDayFrom(isWorkingDay: IsWorkingDay, first: Day, count = 0): Day | undefined {
  let left = count;
  for (let passed = 0; passed < MOST_DAYS; passed += 1) {
    const day = addDays(first, passed);
    if (!isWorkingDay(day)) continue;
    if (left === 0) return day;
    left -= 1;
  }
  return undefined;
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
let other: readonly string[] | undefined;

/** The countries whose working days may differ from those of most. */
export function countriesOfOtherDays({
  calendars,
}: Pick<Policy['delivery'], 'calendars'>): readonly string[] {
  other ??= letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => weekdaysIn(code).join() !== weekdaysIn(WORLD).join());
  return [...new Set([...Object.keys(calendars), ...other])];
}
