import type { ErrorReason } from '@vermilion/api-client';
import type { Deps } from '../kernel/context';
import { namedError } from '../kernel/errors';

/** The terms that decide whether a coupon can be claimed, and its validity period. */
export interface ClaimTerms {
  /** 1 claimed by the shopper; the other kinds are granted */
  type: number;
  isOpen: boolean;
  isLimited: boolean;
  lastTotal: number;
  receiveStartAt: Date | null;
  receiveEndAt: Date | null;
  isFixedTime: boolean;
  day: number | null;
  useStartAt: Date | null;
  useEndAt: Date | null;
}

export type ClaimRefusal = 'unknown' | 'notYet' | 'over' | 'soldOut';

const DAY = 86_400_000;

type Zone = Pick<Deps['policy'], 'zoneOffsetMinutes'>;

/** The last second of the day of the mall that is some days after `time`. */
function endOfDay({ zoneOffsetMinutes }: Zone, time: Date, days: number): Date {
  const offset = zoneOffsetMinutes * 60_000;
  const day = Math.floor((time.getTime() + offset) / DAY) + days;
  return new Date((day + 1) * DAY - offset - 1000);
}

/** The validity period of a coupon received at `now`: valid for days, it ends with the last of them. */
export function validityFrom(
  terms: ClaimTerms,
  now: Date,
  zone: Zone,
): { startAt: Date; endAt: Date } {
  if (terms.isFixedTime && terms.useStartAt && terms.useEndAt) {
    return { startAt: terms.useStartAt, endAt: terms.useEndAt };
  }
  if (!terms.day) return { startAt: now, endAt: now };
  return { startAt: now, endAt: endOfDay(zone, now, terms.day) };
}

/** Why a coupon cannot be claimed now; null when it can. */
export function claimRefusal(terms: ClaimTerms, now: Date): ClaimRefusal | null {
  if (terms.type !== 1 || !terms.isOpen) return 'unknown';
  if (terms.receiveStartAt && terms.receiveStartAt > now) return 'notYet';
  if (terms.receiveEndAt && terms.receiveEndAt <= now) return 'over';
  const { useStartAt, useEndAt } = terms;
  const hasPeriod = terms.isFixedTime && useStartAt && useEndAt;
  if (hasPeriod ? useEndAt <= now : !terms.day) return 'over';
  return terms.isLimited && terms.lastTotal <= 0 ? 'soldOut' : null;
}

const REFUSALS: Record<ClaimRefusal, string> = {
  unknown: 'This coupon does not exist.',
  notYet: 'This coupon cannot be claimed yet.',
  over: 'This coupon can no longer be claimed.',
  soldOut: 'All of these coupons have been claimed.',
};

const REASONS = {
  unknown: 'not-found',
  notYet: 'coupon-not-started',
  over: 'coupon-expired',
  soldOut: 'coupon-sold-out',
} as const satisfies Record<ClaimRefusal, ErrorReason>;

/** The error for the shopper. */
export const claimRefusalError = (refusal: ClaimRefusal) =>
  namedError(REASONS[refusal], 500, REFUSALS[refusal]);
