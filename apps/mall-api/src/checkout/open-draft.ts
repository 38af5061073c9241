import type { DraftState } from '@vermilion/api-client';
import type { ShownAddress } from '../address/store';
import type { Deps } from '../kernel/context';
import type { Policy } from '../policy/policy';
import type { Draft } from './draft';
import { extendDraft, loadDraft } from './draft-store';

const MINUTE = 60_000;

/** A draft in use, and its expiry. */
export interface OpenDraft {
  content: Draft;
  /** points that its owner can spend */
  points: number;
  /** the destination */
  address: ShownAddress | null;
  state: DraftState;
}

type Lifetime = Pick<Policy, 'preOrderMinutes' | 'preOrderMaxMinutes'>;

/** The new expiry of a draft that is read now: some minutes later each time, up to a maximum age. */
export const endOfDraft = (
  { preOrderMinutes, preOrderMaxMinutes }: Lifetime,
  createdAt: Date,
  now: Date,
): Date =>
  new Date(
    Math.min(
      now.getTime() + preOrderMinutes * MINUTE,
      createdAt.getTime() + Math.max(preOrderMinutes, preOrderMaxMinutes) * MINUTE,
    ),
  );

/**
 * Reads and extends a person's draft; if none of the person's addresses is given, uses the default. Throws
 * when it does not exist or has expired.
 */
export async function openDraft(
  deps: Deps,
  userId: number,
  no: string,
  addressId?: number,
): Promise<OpenDraft> {
  const now = deps.now();
  const { createdAt, expiresAt, isHeld, points, address, ...content } = await loadDraft(
    deps.db.reads,
    userId,
    no,
    now,
    addressId,
  );
  const end = endOfDraft(deps.policy, createdAt, now);
  // Not on every read: trying out coupons would write a row each time
  const isDue = end.getTime() - expiresAt.getTime() > (deps.policy.preOrderMinutes * MINUTE) / 10;
  if (isDue) await extendDraft(deps.db, no, end, now);
  const last = new Date(createdAt.getTime() + deps.policy.preOrderMaxMinutes * MINUTE);
  const secondsUntil = (time: Date) =>
    Math.max(0, Math.round((time.getTime() - now.getTime()) / 1000));
  const leftSeconds = secondsUntil(isDue ? end : expiresAt);
  return {
    content,
    points,
    address,
    state: { leftSeconds, maxLeftSeconds: Math.max(leftSeconds, secondsUntil(last)), isHeld },
  };
}
