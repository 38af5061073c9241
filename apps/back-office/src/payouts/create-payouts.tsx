import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmAction } from '../shared/confirm-action';
import { messages } from './messages';
import { usePayoutActions } from './use-payout-actions';

export interface CreatePayoutsProps {
  /** Of one shop only. */
  shopId: number | undefined;
  onClose: () => void;
}

/** Records payouts of all that can be paid out; a second press of the same button records nothing twice. */
export function CreatePayouts({ shopId, onClose }: CreatePayoutsProps) {
  const intl = useIntl();
  const { create } = usePayoutActions();
  return (
    <ConfirmAction
      title={intl.formatMessage(messages.create)}
      confirmLabel={intl.formatMessage(messages.create)}
      act={() => create(shopId)}
      reasons={{ 'wrong-state': messages.nothing }}
      done={(payouts) => intl.formatMessage(messages.recordedNow, { count: payouts.length })}
      onClose={onClose}
    >
      <FormattedMessage {...(shopId ? messages.createOneText : messages.createText)} />
    </ConfirmAction>
  );
}
