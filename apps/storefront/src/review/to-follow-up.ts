import type { FollowUp } from '@vermilion/mall-components/review';
import { optionalDate } from '../data/wire';

/** The follow-up to a review by its author; undefined if there is none. */
export function toFollowUp({
  followUp: text,
  followUpTime,
}: {
  followUp?: string | null;
  followUpTime?: string | null;
}): FollowUp | undefined {
  const date = optionalDate(followUpTime);
  return text && date ? { text, date } : undefined;
}
