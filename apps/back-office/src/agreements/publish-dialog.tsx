import type { OperatorAgreement } from '@vermilion/api-client/operator';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmAction } from '../shared/confirm-action';
import { TimeField } from '../shared/time-field';
import { useClients } from '../wire/clients-context';
import { messages } from './messages';

export interface PublishDialogProps {
  agreement: OperatorAgreement;
  /** Loads it again. */
  onDone: () => void;
  onClose: () => void;
}

/** Publishes a draft, at once or from a time on. */
export function PublishDialog({ agreement, onDone, onClose }: PublishDialogProps) {
  const intl = useIntl();
  const { operator } = useClients();
  const [fromTime, setFromTime] = useState<string | null>(null);
  const { id, version } = agreement;
  return (
    <ConfirmAction
      title={intl.formatMessage(messages.publish)}
      confirmLabel={intl.formatMessage(messages.publish)}
      act={() => operator.publishAgreement({ id, version, fromTime }).finally(onDone)}
      done={intl.formatMessage(messages.published)}
      onClose={onClose}
    >
      <p>
        <FormattedMessage {...messages.publishText} />
      </p>
      <TimeField
        label={intl.formatMessage(messages.publishFrom)}
        hint={intl.formatMessage(messages.publishFromHint)}
        value={fromTime}
        onValueChange={setFromTime}
      />
    </ConfirmAction>
  );
}
