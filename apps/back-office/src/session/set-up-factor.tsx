import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@vermilion/design-system/skeleton';
import { useState } from 'react';
import { Failure } from '../shared/failure';
import { useClients } from '../wire/clients-context';
import { ConfirmFactor } from './confirm-factor';
import { EntryCard } from './entry-card';
import { messages } from './messages';
import { RecoveryCodes } from './recovery-codes';

export interface SetUpFactorProps {
  /** The factor is in force, and the recovery codes are kept. */
  onDone: () => void;
}

/** Sets an authenticator app up: secret, first code, recovery codes. */
export function SetUpFactor({ onDone }: SetUpFactorProps) {
  const { operator } = useClients();
  const [codes, setCodes] = useState<readonly string[]>();
  const secret = useQuery({
    queryKey: ['secondFactor'],
    queryFn: () => operator.beginSecondFactor(),
    // Another secret would replace the one that is being scanned
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  return (
    <EntryCard title={messages.setUpTitle} text={messages.setUp}>
      {secret.data && <ConfirmFactor secret={secret.data} onConfirmed={setCodes} />}
      {secret.isPending && <Skeleton ratio="1/1" width="1/2" />}
      {secret.isError && <Failure error={secret.error} onRetry={() => void secret.refetch()} />}
    </EntryCard>
  );
}
