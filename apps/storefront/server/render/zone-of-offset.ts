/** Zones without summer time, by their minutes from UTC. */
const uneven: Partial<Record<number, string>> = {
  [-570]: 'Pacific/Marquesas',
  210: 'Asia/Tehran',
  270: 'Asia/Kabul',
  330: 'Asia/Kolkata',
  345: 'Asia/Kathmandu',
  390: 'Asia/Yangon',
  525: 'Australia/Eucla',
  570: 'Australia/Darwin',
};

/**
 * An IANA time zone that has this offset all year round, `UTC` where there is none. Names instead of `+05:30`, which
 * older browsers and Node 20 do not read.
 */
export function zoneOfOffset(minutes: number): string {
  if (minutes === 0) return 'UTC';
  const hours = minutes / 60;
  // The sign of these zones is that of POSIX
  if (Number.isInteger(hours)) return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
  return uneven[minutes] ?? 'UTC';
}
