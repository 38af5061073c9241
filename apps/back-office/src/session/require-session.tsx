import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Inline } from '@vermilion/design-system/inline';
import { Spinner } from '@vermilion/design-system/spinner';
import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Failure } from '../shared/failure';
import { messages as shared } from '../shared/messages';
import { useClients } from '../wire/clients-context';
import { Entry } from './entry';
import { stepAfterSignIn } from './entry-machine';
import { OpenSession } from './open-session';
import { Outside } from './outside';
import type { SessionEnd } from './session-end';
import { sessionQuery } from './session-query';

export interface RequireSessionProps {
  sessionEnd: SessionEnd;
  children: ReactNode;
}

/** Shows the pages to whoever works here, and the way in to all others. */
export function RequireSession({ sessionEnd, children }: RequireSessionProps) {
  const intl = useIntl();
  const clients = useClients();
  const queryClient = useQueryClient();
  const { data: session, error, refetch } = useQuery(sessionQuery(clients));
  const [hasEnded, setEnded] = useState(false);
  const isOpen = session?.state === 'open';
  useEffect(
    () => (isOpen ? sessionEnd.subscribe(() => setEnded(true)) : undefined),
    [sessionEnd, isOpen],
  );
  const opened = async () => {
    await refetch();
    setEnded(false);
    // In the overlay, what failed is loaded again
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'work' });
  };
  /** Reads the session anew, without anything of the last one. */
  const restart = async () => {
    queryClient.removeQueries({ queryKey: ['work'] });
    await refetch();
    setEnded(false);
  };
  if (session?.state === 'open')
    return (
      <OpenSession session={session} hasEnded={hasEnded} onOpened={opened} onRestart={restart}>
        {children}
      </OpenSession>
    );
  return (
    <Outside>
      {session ? (
        <Entry
          start={session.state === 'signedIn' ? stepAfterSignIn(session.places) : undefined}
          onOpened={opened}
        />
      ) : error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <Inline justify="center">
          <Spinner size="lg" label={intl.formatMessage(shared.loading)} />
        </Inline>
      )}
    </Outside>
  );
}
