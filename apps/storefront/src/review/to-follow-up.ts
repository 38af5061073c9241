import type { FollowUp } from '@vermilion/mall-components/review';
import { optionalDate } from '../data/wire';

/** What the author of a review added later; undefined where nothing was. */
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
