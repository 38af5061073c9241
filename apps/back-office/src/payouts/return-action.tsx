import type { Payout } from '@vermilion/api-client/operator';
import { Button } from '@vermilion/design-system/button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ReasonedAction } from '../shared/reasoned-action';
import { messages } from './messages';
import { REASON_LENGTH } from './reason-length';
import { usePayoutActions } from './use-payout-actions';

/** Says that the bank has sent a payout back after it had arrived. */
export function ReturnAction({ payout: { id, payoutNo: number } }: { payout: Payout }) {
  const intl = useIntl();
  const { giveBack } = usePayoutActions();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        aria-label={intl.formatMessage(messages.giveBackOf, { number })}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage {...messages.giveBack} />
      </Button>
      {isOpen && (
        <ReasonedAction
          title={intl.formatMessage(messages.giveBackTitle, { number })}
          description={intl.formatMessage(messages.giveBackText)}
          hint={intl.formatMessage(messages.failHint)}
          maxLength={REASON_LENGTH}
          confirmLabel={intl.formatMessage(messages.giveBack)}
          act={(reason) => giveBack(id, reason)}
          done={intl.formatMessage(messages.returnedNow, { number })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
