import { fromWireTime } from '../http/wire-time';
import { invalidValue } from '../kernel/errors';
import type { Policy } from '../policy/policy';

/** A time as it was sent; null for none. */
export function timeOf(
  zone: Pick<Policy, 'zoneOffsetMinutes'>,
  field: string,
  text: string | null,
) {
  if (text === null) return null;
  const time = fromWireTime(zone, text);
  if (!time) throw invalidValue(field, 'must be a time, yyyy-MM-dd HH:mm:ss');
  return time;
}
