import { messages } from './messages';

const units = [
  [86_400, messages.days],
  [3600, messages.hours],
  [60, messages.minutes],
] as const;

/** How often a job runs, in the largest unit that is exact: its message and number. */
export function intervalOf(seconds: number) {
  const unit = units.find(([length]) => seconds % length === 0);
  return unit
    ? { message: unit[1], count: seconds / unit[0] }
    : { message: messages.seconds, count: seconds };
}
