import type { Passkey, SecondFactors } from '@vermilion/api-client/operator';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmAction } from '../shared/confirm-action';
import { useClients } from '../wire/clients-context';
import { messages } from './messages';
import { useFactorsChanged } from './queries';

export interface RemoveFactorProps {
  factors: SecondFactors;
  /** Undefined for the app. */
  passkey: Passkey | undefined;
  onClose: () => void;
}

/** Asks whether a second factor shall go, and says what is then. */
export function RemoveFactor({ factors, passkey, onClose }: RemoveFactorProps) {
  const intl = useIntl();
  const { operator } = useClients();
  const changed = useFactorsChanged();
  const isLast = Number(factors.hasApp) + factors.passkeys.length === 1;
  const remove = async () => {
    try {
      if (passkey) await operator.removePasskey({ id: passkey.id });
      else await operator.removeSecondFactor({});
    } finally {
      void changed();
    }
  };
  const [title, done] = passkey
    ? [messages.removeTitle, messages.passkeyRemoved]
    : [messages.removeAppTitle, messages.appRemoved];
  const values = { name: passkey?.name ?? '' };
  return (
    <ConfirmAction
      tone="critical"
      title={intl.formatMessage(title, values)}
      confirmLabel={intl.formatMessage(messages.remove)}
      pendingLabel={intl.formatMessage(messages.removing)}
      act={remove}
      done={intl.formatMessage(done, values)}
      onClose={onClose}
    >
      {passkey && (
        <p>
          <FormattedMessage {...messages.removeText} />
        </p>
      )}
      <p>
        <FormattedMessage {...(isLast ? messages.last : messages.stillOthers)} />
      </p>
    </ConfirmAction>
  );
}
