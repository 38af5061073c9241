import type { OperatorRefund } from '@vermilion/api-client/operator';
import { Alert } from '@vermilion/design-system/alert';
import { ConfirmDialog } from '@vermilion/design-system/confirm-dialog';
import { Stack } from '@vermilion/design-system/stack';
import { useMoney } from '@vermilion/mall-components/settings';
import { minorOf } from '@vermilion/mall-data/format';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { messages as shared } from '../shared/messages';
import { useMallFormat } from '../wire/use-mall-format';
import { messages } from './messages';
import { useRefundActions } from './use-refund-actions';

/** Decisions that pay money, each with its words. */
const texts = {
  accept: [messages.acceptTitle, messages.acceptText, messages.accept],
  arrive: [messages.arriveTitle, messages.arriveText, messages.arrive],
  paidBack: [messages.paidBackTitle, messages.paidBackText, messages.paidBack],
} as const;
export type PayingDecision = keyof typeof texts;

export interface ConfirmDecisionProps {
  refund: OperatorRefund;
  decision: PayingDecision;
  onClose: () => void;
}

/** Asks before money is paid back, and says why it was not. */
export function ConfirmDecision({ refund, decision, onClose }: ConfirmDecisionProps) {
  const intl = useIntl();
  const money = useMoney();
  const mall = useMallFormat();
  const actions = useRefundActions(refund.refundNo);
  const [error, setError] = useState('');
  const [title, text, action] = texts[decision];
  const decide = async () => {
    try {
      await actions[decision]();
    } catch (failure) {
      setError(errorMessage(failure, intl));
      throw failure;
    }
  };
  return (
    <ConfirmDialog
      open
      title={intl.formatMessage(title, { amount: money(minorOf(mall, refund.amount)) })}
      closeLabel={intl.formatMessage(shared.close)}
      cancelLabel={intl.formatMessage(shared.cancel)}
      confirmLabel={intl.formatMessage(action)}
      pendingLabel={intl.formatMessage(messages.working)}
      onConfirm={decide}
      onOpenChange={(open) => !open && onClose()}
    >
      <Stack gap="sm">
        <FormattedMessage {...text} />
        {error && (
          <Alert tone="critical" role="alert">
            {error}
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
