import type { Payout } from '@vermilion/api-client/operator';
import { Button } from '@vermilion/design-system/button';
import { Inline } from '@vermilion/design-system/inline';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmAction } from '../shared/confirm-action';
import { ReasonedAction } from '../shared/reasoned-action';
import { messages } from './messages';
import { REASON_LENGTH } from './reason-length';
import { usePayoutActions } from './use-payout-actions';

/** Says what the bank did with a payout. */
export function PayoutActions({ payout: { id, payoutNo: number } }: { payout: Payout }) {
  const intl = useIntl();
  const { confirm, fail } = usePayoutActions();
  const [open, setOpen] = useState<'confirm' | 'fail'>();
  const close = () => setOpen(undefined);
  return (
    <Inline nowrap justify="end">
      <Button
        size="sm"
        aria-label={intl.formatMessage(messages.confirmOf, { number })}
        onClick={() => setOpen('confirm')}
      >
        <FormattedMessage {...messages.confirm} />
      </Button>
      <Button
        size="sm"
        variant="ghost"
        aria-label={intl.formatMessage(messages.failOf, { number })}
        onClick={() => setOpen('fail')}
      >
        <FormattedMessage {...messages.fail} />
      </Button>
      {open === 'confirm' && (
        <ConfirmAction
          title={intl.formatMessage(messages.confirmTitle, { number })}
          confirmLabel={intl.formatMessage(messages.confirm)}
          act={() => confirm(id)}
          done={intl.formatMessage(messages.confirmed, { number })}
          onClose={close}
        >
          <FormattedMessage {...messages.confirmText} />
        </ConfirmAction>
      )}
      {open === 'fail' && (
        <ReasonedAction
          title={intl.formatMessage(messages.failTitle, { number })}
          description={intl.formatMessage(messages.failText)}
          hint={intl.formatMessage(messages.failHint)}
          maxLength={REASON_LENGTH}
          confirmLabel={intl.formatMessage(messages.fail)}
          act={(reason) => fail(id, reason)}
          done={intl.formatMessage(messages.failedNow, { number })}
          onClose={close}
        />
      )}
    </Inline>
  );
}
