import type { Policy } from '@vermilion/mall-api';

/** Numbers of the policy that texts of the mall state: `{returnDays} days`. */
export interface Facts {
  returnDays: number;
  codeMinutes: number;
  sessionDays: number;
  reviewDays: number;
}

export const factsOf = ({ refund, code, session, settlement }: Policy): Facts => ({
  returnDays: refund.days,
  codeMinutes: code.minutes,
  sessionDays: session.days,
  reviewDays: settlement.reviewDays,
});

/** A text with the numbers of the policy. */
export const stated = (text: string, facts: Facts): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const number = facts[name as keyof Facts] as number | undefined;
    if (number === undefined) throw new Error(`The policy has no ${name}`);
    return String(number);
  });
