import type { OperatorOrder } from '@vermilion/api-client/operator';
import { Badge, type BadgeTone } from '@vermilion/design-system/badge';
import { Inline } from '@vermilion/design-system/inline';
import { FormattedMessage } from 'react-intl';
import { messages, stateNames } from './messages';

const tones: Record<OperatorOrder['state'], BadgeTone> = {
  toShip: 'caution',
  toReceive: 'info',
  toReview: 'positive',
  completed: 'positive',
  cancelled: 'neutral',
};
/** By `refundStatus` of the API. */
const refunds = [undefined, messages.refund, messages.refunding, messages.refunded] as const;

/** The state of an order, and of its refund, in words. */
export function StateBadge({ order }: { order: OperatorOrder }) {
  const refund = refunds[order.refundStatus];
  return (
    <Inline>
      <Badge tone={tones[order.state]}>
        <FormattedMessage {...stateNames[order.state]} />
      </Badge>
      {refund && (
        <Badge tone="critical">
          <FormattedMessage {...refund} />
        </Badge>
      )}
    </Inline>
  );
}
