import type { Policy } from '@vermilion/mall-api';

type Zone = Pick<Policy, 'zoneOffsetMinutes'>;

const MINUTE = 60_000;

/** The last second of the calendar day, or month, that is some of them later than `now` in the mall's time zone. */
function lastSecond(
  { zoneOffsetMinutes }: Zone,
  now: Date,
  later: { days: number } | { months: number },
) {
  const there = new Date(now.getTime() + zoneOffsetMinutes * MINUTE);
  const [year, month] = [there.getUTCFullYear(), there.getUTCMonth()];
  const next =
    'days' in later
      ? Date.UTC(year, month, there.getUTCDate() + later.days + 1)
      : Date.UTC(year, month + later.months + 1, 1);
  return new Date(next - zoneOffsetMinutes * MINUTE - 1000);
}

/** The last second of the day that is `days` after today. */
export const endOfDay = (zone: Zone, now: Date, days: number) => lastSecond(zone, now, { days });

/** The last second of the month that is `months` after this one. */
export const endOfMonth = (zone: Zone, now: Date, months: number) =>
  lastSecond(zone, now, { months });
