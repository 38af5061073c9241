import type { OpeningSpan, ShopOpeningHours } from './types';

/** Consecutive weekdays with the same hours; without hours the shop is closed. */
export interface DayGroup {
  /** 1 is Monday. */
  from: number;
  to: number;
  hours: readonly Pick<OpeningSpan, 'opens' | 'closes'>[];
}

const WEEK = [1, 2, 3, 4, 5, 6, 7];

const hoursOf = (spans: readonly OpeningSpan[], day: number) =>
  spans
    .filter(({ days }) => days.includes(day))
    .map(({ opens, closes }) => ({ opens, closes }))
    .sort((a, b) => a.opens.localeCompare(b.opens));

/** The week from Monday on, with equal days grouped. */
export function weekOf(spans: readonly OpeningSpan[]): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const day of WEEK) {
    const hours = hoursOf(spans, day);
    const last = groups.at(-1);
    if (last && JSON.stringify(last.hours) === JSON.stringify(hours)) last.to = day;
    else groups.push({ from: day, to: day, hours });
  }
  return groups;
}

/** Whether the shop is open at a time, in its own time zone. */
export function isOpenAt({ spans, utcOffset }: ShopOpeningHours, moment: Date): boolean {
  const local = new Date(moment.getTime() + utcOffset * 3_600_000);
  const time = local.toISOString().slice(11, 16);
  return hoursOf(spans, local.getUTCDay() || 7).some(
    ({ opens, closes }) => opens <= time && time < closes,
  );
}
