import type { FollowUp } from '@vermilion/mall-components/review';
import type { MallFormat } from '../format/mall-format';
import { optionalDate } from '../format/wire';

/** The follow-up to a review by its author; undefined if there is none. */
export function toFollowUp(
  mall: MallFormat,
  {
    followUp: text,
    followUpTime,
  }: {
    followUp?: string | null;
    followUpTime?: string | null;
  },
): FollowUp | undefined {
  const date = optionalDate(mall, followUpTime);
  return text && date ? { text, date } : undefined;
}
