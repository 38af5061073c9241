import type { SecondFactors } from '@vermilion/api-client/operator';
import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { FormattedMessage, useIntl } from 'react-intl';
import { reasonMessages } from '../errors/messages';
import { Section } from '../shared/section';
import { canUsePasskeys } from './browser';
import { messages } from './messages';
import { PasskeyTable } from './passkey-table';
import type { Task } from './task-dialog';

export interface PasskeySectionProps {
  factors: SecondFactors;
  onTask: (task: Task) => void;
}

/** The passkeys, and adding one where this browser can. */
export function PasskeySection({ factors, onTask }: PasskeySectionProps) {
  const intl = useIntl();
  const { passkeys, passkeyOrigin: address } = factors;
  const canAdd = canUsePasskeys(address);
  const why = () => {
    if (address === null) return intl.formatMessage(reasonMessages['passkeys-unavailable']);
    return address === window.location.origin
      ? intl.formatMessage(messages.unsupported)
      : intl.formatMessage(messages.elsewhere, { address });
  };
  return (
    <Section
      title={messages.passkeys}
      actions={
        canAdd && (
          <Button onClick={() => onTask({ kind: 'addPasskey' })}>
            <FormattedMessage {...messages.addPasskey} />
          </Button>
        )
      }
    >
      {!canAdd && <Alert tone="info">{why()}</Alert>}
      {(canAdd || passkeys.length > 0) && (
        <PasskeyTable
          passkeys={passkeys}
          onRename={(passkey) => onTask({ kind: 'renamePasskey', passkey })}
          onRemove={(passkey) => onTask({ kind: 'removePasskey', passkey })}
        />
      )}
    </Section>
  );
}
