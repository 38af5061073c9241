import type { OperatorRefund } from '@vermilion/api-client/operator';
import { Card } from '@vermilion/design-system/card';
import { Heading } from '@vermilion/design-system/heading';
import { Stack } from '@vermilion/design-system/stack';
import { FormattedMessage } from 'react-intl';
import { useScope } from '../session/session-context';
import { messages } from './messages';
import { RefundActions } from './refund-actions';
import { RefundFacts } from './refund-facts';
import { RefundHistory } from './refund-history';
import { RefundLines } from './refund-lines';
import { StateBadge } from './state-badge';

/** A refund with what can be decided about it. */
export function RefundView({ refund }: { refund: OperatorRefund }) {
  const mayDecide = useScope('refunds:decide');
  return (
    <>
      <div>
        <StateBadge refund={refund} />
      </div>
      {mayDecide && <RefundActions refund={refund} />}
      <Card>
        <RefundFacts refund={refund} />
      </Card>
      <RefundLines refund={refund} />
      <Card>
        <Stack>
          <Heading level={2} size="lg">
            <FormattedMessage {...messages.history} />
          </Heading>
          <RefundHistory refund={refund} />
        </Stack>
      </Card>
    </>
  );
}
