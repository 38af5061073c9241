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

/** The state of a refund in words. Those that wait for the shop stand out. */
export function StateBadge({ refund }: { refund: OperatorRefund }) {
  const state = stateOf(refund);
  const name: MessageDescriptor = refund.withdrawn ? messages.withdrawn : stateNames[state];
  return (
    <Badge tone={tones[state]}>
      <FormattedMessage {...name} />
    </Badge>
  );
}
