import type { OperatorRefund } from '@vermilion/api-client/operator';
import { Button } from '@vermilion/design-system/button';
import { Inline } from '@vermilion/design-system/inline';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ReasonDialog } from '../shared/reason-dialog';
import { ConfirmDecision, type PayingDecision } from './confirm-decision';
import { messages } from './messages';
import { stateOf } from './states';
import { useRefundActions } from './use-refund-actions';

const REASON_LENGTH = 255;

/** What a shop can decide about a refund now. */
function decisionsOf(refund: OperatorRefund): readonly (PayingDecision | 'refuse')[] {
  const state = stateOf(refund);
  if (state === 'pending') return ['accept', 'refuse'];
  if (state === 'returning') return ['arrive', 'refuse'];
  return state === 'refunding' && refund.paidBackBy === 'shop' ? ['paidBack'] : [];
}

/** The decisions on a refund; none where it waits for others. */
export function RefundActions({ refund }: { refund: OperatorRefund }) {
  const intl = useIntl();
  const { refuse } = useRefundActions(refund.refundNo);
  const [asked, setAsked] = useState<PayingDecision | 'refuse'>();
  const close = () => setAsked(undefined);
  const decisions = decisionsOf(refund);
  return (
    <>
      {decisions.length > 0 && (
        <Inline>
          {decisions.map((decision) => (
            <Button
              key={decision}
              variant={decision === 'refuse' ? 'secondary' : 'primary'}
              onClick={() => setAsked(decision)}
            >
              <FormattedMessage {...messages[decision]} />
            </Button>
          ))}
        </Inline>
      )}
      {asked === 'refuse' && (
        <ReasonDialog
          title={intl.formatMessage(messages.refuseTitle, { number: refund.refundNo })}
          description={intl.formatMessage(messages.refuseText)}
          label={intl.formatMessage(messages.refusal)}
          action={intl.formatMessage(messages.refuse)}
          maxLength={REASON_LENGTH}
          onSubmit={refuse}
          onClose={close}
        />
      )}
      {asked && asked !== 'refuse' && (
        <ConfirmDecision refund={refund} decision={asked} onClose={close} />
      )}
    </>
  );
}
