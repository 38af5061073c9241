import type { Deps } from '../kernel/context';
import { type BusinessError, namedError } from '../kernel/errors';
import { refundUntil } from '../policy/refund-until';

type Needs = Pick<Deps, 'now' | 'policy'>;

/** Whether an order was completed too long ago to be refunded. An uncompleted order never is. */
export const isTooLate = ({ now, policy }: Needs, completedAt: Date | null): boolean =>
  completedAt !== null && refundUntil(completedAt, policy.refund.days) <= now();

/** The error for the shopper. */
export const tooLate = ({ policy: { refund } }: Pick<Needs, 'policy'>): BusinessError =>
  namedError(
    'refund-too-late',
    500,
    `An order can be refunded for ${refund.days} days after it was completed. That time is over.`,
  );
