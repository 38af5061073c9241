import { StatusBadge, type StatusLook } from '../internal/status-badge';
import { messages } from './messages';
import type { RefundState } from './types';

/** Label, description and badge tone of each state. */
export const refundLooks: Record<RefundState, StatusLook> = {
  applied: { name: messages.applied, detail: messages.appliedDetail, tone: 'caution' },
  refused: { name: messages.refused, detail: messages.refusedDetail, tone: 'critical' },
  withdrawn: { name: messages.withdrawn, detail: messages.withdrawnDetail, tone: 'neutral' },
  toReturn: { name: messages.toReturn, detail: messages.toReturnDetail, tone: 'caution' },
  returning: { name: messages.returning, detail: messages.returningDetail, tone: 'info' },
  lapsed: { name: messages.lapsed, detail: messages.lapsedDetail, tone: 'neutral' },
  refunding: { name: messages.refunding, detail: messages.refundingDetail, tone: 'info' },
  refunded: { name: messages.refunded, detail: messages.refundedDetail, tone: 'positive' },
};

export interface RefundStatusBadgeProps {
  /** Determines name and colour. */
  state: RefundState;
}

/** The state of a refund as a badge. */
export const RefundStatusBadge = ({ state }: RefundStatusBadgeProps) => (
  <StatusBadge {...refundLooks[state]} />
);
