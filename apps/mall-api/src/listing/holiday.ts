import { wireTime } from '../http/wire-time';
import type { Deps } from '../kernel/context';

interface Holiday {
  /** a text where the shop was read as JSON */
  holiday_from: Date | string | null;
  holiday_until: Date | string | null;
  holiday_notice: string;
}

/** The holiday of a shop that lasts or is announced; nothing when it is over. */
export function toHoliday(
  { policy, now }: Pick<Deps, 'policy' | 'now'>,
  { holiday_from: from, holiday_until: until, holiday_notice: text }: Holiday,
) {
  if (!from || !until || new Date(until) <= now()) return {};
  const times = {
    from: wireTime(policy, new Date(from)),
    until: wireTime(policy, new Date(until)),
  };
  return { holiday: { ...times, text } };
}
