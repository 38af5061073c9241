import { fromWireTime } from '../http/wire-time';
import type { Deps } from '../kernel/context';
import { invalidValue } from '../kernel/errors';
import { fromWire, MoneyFormatError } from '../money/wire';

type Needs = Pick<Deps, 'policy'>;

/** A sent amount in minor units. Refuses other texts and amounts below 0, with the field. */
export function sentAmount({ policy }: Needs, field: string, text: string): number {
  try {
    const minor = fromWire(policy, text);
    if (minor < 0) throw invalidValue(field, 'must be at least 0');
    return minor;
  } catch (error) {
    throw error instanceof MoneyFormatError ? invalidValue(field, 'is not an amount') : error;
  }
}

/** As `sentAmount`, for an amount that may be absent. */
export const sentAmountOrNull = (needs: Needs, field: string, text: string | null | undefined) =>
  text === null || text === undefined ? null : sentAmount(needs, field, text);

/** A sent time. Refuses other texts, with the field. */
export function sentTime({ policy }: Needs, field: string, text: string): Date {
  const time = fromWireTime(policy, text);
  if (!time) throw invalidValue(field, 'must be a time, yyyy-MM-dd HH:mm:ss');
  return time;
}

/** As `sentTime`, for a time that may be absent. */
export const sentTimeOrNull = (needs: Needs, field: string, text: string | null | undefined) =>
  text === null || text === undefined ? null : sentTime(needs, field, text);
