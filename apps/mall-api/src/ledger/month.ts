import type { Policy } from '../policy/policy';

type Zone = Pick<Policy, 'zoneOffsetMinutes'>;

/** The month of a time, `yyyy-MM`, in the zone of the mall. */
export const monthOf = ({ zoneOffsetMinutes }: Zone, time: Date): string =>
  new Date(time.getTime() + zoneOffsetMinutes * 60_000).toISOString().slice(0, 7);

/** When a month begins in the zone of the mall, and when the next one does. */
export function boundsOf({ zoneOffsetMinutes }: Zone, month: string): { from: Date; until: Date } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const beginning = (at: number) => new Date(Date.UTC(year, at) - zoneOffsetMinutes * 60_000);
  return { from: beginning(number - 1), until: beginning(number) };
}
