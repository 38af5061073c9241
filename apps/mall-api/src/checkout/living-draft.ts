import type { DraftState } from '@vermilion/api-client';
import type { ShownAddress } from '../address/store';
import type { Deps } from '../kernel/context';
import type { Policy } from '../policy/policy';
import type { Draft } from './draft';
import { extendDraft, loadDraft } from './draft-store';

const MINUTE = 60_000;

/** A draft that somebody looks at, and how long it still lives. */
export interface LivingDraft {
  content: Draft;
  /** that its owner can spend */
  points: number;
  /** where it would go to */
  address: ShownAddress | null;
  life: DraftState;
}

type Lives = Pick<Policy, 'preOrderMinutes' | 'preOrderMaxMinutes'>;

/** Until when a draft lives that is looked at now: always some minutes more, up to its greatest age. */
export const endOfDraft = (
  { preOrderMinutes, preOrderMaxMinutes }: Lives,
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
 * Looks at a person's draft, which lets it live longer; without an address of the person's with the
 * default one. Throws when there is none, or not any more.
 */
export async function lookAtDraft(
  deps: Deps,
  userId: number,
  no: string,
  addressId?: number,
): Promise<LivingDraft> {
  const now = deps.now();
  const { createdAt, expiresAt, isHeld, points, address, ...content } = await loadDraft(
    deps.db,
    userId,
    no,
    now,
    addressId,
  );
  const end = endOfDraft(deps.policy, createdAt, now);
  // Not at every look: a shopper who tries coupons would write a row with each.
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
    life: { leftSeconds, maxLeftSeconds: Math.max(leftSeconds, secondsUntil(last)), isHeld },
  };
}
