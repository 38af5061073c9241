import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@vermilion/design-system/skeleton';
import { Failure } from '../shared/failure';
import { useClients } from '../wire/clients-context';
import { ConfirmApp } from './confirm-app';

export interface SetUpAppProps {
  /** The app is in force; these codes are shown once. */
  onDone: (recoveryCodes: readonly string[]) => void;
}

/** Sets an authenticator app up: its secret, then a first code. */
export function SetUpApp({ onDone }: SetUpAppProps) {
  const { operator } = useClients();
  const secret = useQuery({
    queryKey: ['secondFactor'],
    queryFn: () => operator.beginSecondFactor(),
    // Another secret would replace the one that is being scanned
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  if (secret.isPending) return <Skeleton ratio="1/1" width="1/2" />;
  if (secret.isError) return <Failure error={secret.error} onRetry={() => void secret.refetch()} />;
  return <ConfirmApp secret={secret.data} onConfirmed={onDone} />;
}
