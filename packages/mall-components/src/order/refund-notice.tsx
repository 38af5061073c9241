import { Alert } from '@vermilion/design-system/alert';
import { Link } from '@vermilion/design-system/link';
import { FormattedMessage } from 'react-intl';
import { messages } from './refund-notice-messages';
import type { OrderRefund } from './refund-types';

const texts = {
  applied: messages.applied,
  toReturn: messages.toReturn,
  refunding: messages.refunding,
  refunded: messages.refunded,
};

/** The state of an order's refund. */
export function RefundNotice({ refund: { stage, href } }: { refund: OrderRefund }) {
  return (
    <Alert
      tone={stage === 'refunded' ? 'positive' : 'info'}
      action={
        href !== undefined && (
          <Link href={href}>
            <FormattedMessage {...messages.view} />
          </Link>
        )
      }
    >
      <FormattedMessage {...texts[stage]} />
    </Alert>
  );
}
