import type { OperatorRefund } from '@vermilion/api-client/operator';
import { Badge, type BadgeTone } from '@vermilion/design-system/badge';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { messages, stateNames } from './messages';
import { type RefundState, stateOf } from './states';

const tones: Record<RefundState, BadgeTone> = {
  pending: 'caution',
  refused: 'neutral',
  refunding: 'info',
  refunded: 'positive',
  toReturn: 'info',
  returning: 'caution',
};

/** What the state of a refund is called. */
export const nameOfState = (refund: OperatorRefund): MessageDescriptor =>
  refund.withdrawn ? messages.withdrawn : stateNames[stateOf(refund)];

/** The state of a refund in words. Those that wait for the shop stand out. */
export function StateBadge({ refund }: { refund: OperatorRefund }) {
  const state = stateOf(refund);
  return (
    <Badge tone={tones[state]}>
      <FormattedMessage {...nameOfState(refund)} />
    </Badge>
  );
}
