import type { Policy } from '@vermilion/mall-api';

type Zone = Pick<Policy, 'zoneOffsetMinutes'>;

const MINUTE = 60_000;

/** Year, month and day of `now` in the mall's time zone. */
function today({ zoneOffsetMinutes }: Zone, now: Date) {
  const there = new Date(now.getTime() + zoneOffsetMinutes * MINUTE);
  return [there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate()] as const;
}

/** The second before a day begins in the mall's time zone; `midnight` is that of UTC. */
const secondBefore = ({ zoneOffsetMinutes }: Zone, midnight: number) =>
  new Date(midnight - zoneOffsetMinutes * MINUTE - 1000);

/** The last second of the day that is `days` after today. */
export function endOfDay(zone: Zone, now: Date, days: number): Date {
  const [year, month, day] = today(zone, now);
  return secondBefore(zone, Date.UTC(year, month, day + days + 1));
}

/** The first moment of the day that is `days` after today. */
export const startOfDay = (zone: Zone, now: Date, days: number): Date =>
  new Date(endOfDay(zone, now, days - 1).getTime() + 1000);

/** The last second of the month that is `months` after this one. */
export function endOfMonth(zone: Zone, now: Date, months: number): Date {
  const [year, month] = today(zone, now);
  return secondBefore(zone, Date.UTC(year, month + months + 1, 1));
}
