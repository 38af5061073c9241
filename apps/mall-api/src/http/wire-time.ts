import type { Policy } from '../policy/policy';

type Zone = Pick<Policy, 'zoneOffsetMinutes'>;

const shifted = ({ zoneOffsetMinutes }: Zone, time: Date) =>
  new Date(time.getTime() + zoneOffsetMinutes * 60_000).toISOString();

/** `yyyy-MM-dd HH:mm:ss` in the mall's time zone. */
export const wireTime = (zone: Zone, time: Date): string =>
  shifted(zone, time).slice(0, 19).replace('T', ' ');

/** `yyyy-MM-dd` in the mall's time zone. */
export const wireDate = (zone: Zone, time: Date): string => shifted(zone, time).slice(0, 10);

const DAY_MS = 86_400_000;

/**
 * The last day that is over before `end` (to the second), for what is valid until a day: a day of which it covers only a
 * part is not named, unless it began on that day.
 */
export function wireLastDay(
  zone: Zone,
  { start, end }: { start?: Date | null; end: Date },
): string {
  const day = wireDate(zone, new Date(end.getTime() + 1000 - DAY_MS));
  const first = start ? wireDate(zone, start) : day;
  return first > day ? first : day;
}

/** As `wireTime`, for a time that may be absent. */
export const wireTimeOrNull = (zone: Zone, time: Date | null): string | null =>
  time && wireTime(zone, time);

/** As `wireDate`, for a time that may be absent. */
export const wireDateOrNull = (zone: Zone, time: Date | null): string | null =>
  time && wireDate(zone, time);

/** Parses a wire time; null when there is no such time. */
export function fromWireTime(zone: Zone, text: string): Date | null {
  const local = Date.parse(`${text.replace(' ', 'T')}Z`);
  if (Number.isNaN(local)) return null;
  const time = new Date(local - zone.zoneOffsetMinutes * 60_000);
  // 31 February is parsed as a day in March
  return wireTime(zone, time) === text ? time : null;
}
