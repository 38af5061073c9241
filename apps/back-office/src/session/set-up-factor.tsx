import { useQuery } from '@tanstack/react-query';
import { Button } from '@vermilion/design-system/button';
import { Stack } from '@vermilion/design-system/stack';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { AddPasskey } from '../second-factor/add-passkey';
import { canUsePasskeys } from '../second-factor/browser';
import { messages as factor } from '../second-factor/messages';
import { factorsQuery } from '../second-factor/queries';
import { RecoveryCodes } from '../second-factor/recovery-codes';
import { SetUpApp } from '../second-factor/set-up-app';
import { useClients } from '../wire/clients-context';
import { EntryCard } from './entry-card';
import { messages } from './messages';

export interface SetUpFactorProps {
  /** The factor is in force, and the recovery codes are kept. */
  onDone: () => void;
}

/** Sets the first second factor up: an authenticator app, or a passkey where this browser can. */
export function SetUpFactor({ onDone }: SetUpFactorProps) {
  const [codes, setCodes] = useState<readonly string[]>();
  const [isPasskey, setPasskey] = useState(false);
  const { data: factors } = useQuery(factorsQuery(useClients()));
  const canChoose = factors !== undefined && canUsePasskeys(factors.passkeyOrigin);
  if (codes)
    return (
      <EntryCard title={factor.recoveryTitle} text={factor.recovery}>
        <RecoveryCodes codes={codes} onKept={onDone} />
      </EntryCard>
    );
  return (
    <EntryCard title={messages.setUpTitle} text={messages.setUp}>
      <Stack>
        <p>
          <FormattedMessage {...(isPasskey ? factor.addText : factor.setUp)} />
        </p>
        {isPasskey ? <AddPasskey count={0} onDone={setCodes} /> : <SetUpApp onDone={setCodes} />}
        {canChoose && (
          <Button variant="ghost" block onClick={() => setPasskey(!isPasskey)}>
            <FormattedMessage {...(isPasskey ? messages.appInstead : messages.passkeyInstead)} />
          </Button>
        )}
      </Stack>
    </EntryCard>
  );
}
