import { useQuery } from '@tanstack/react-query';
import { AcceptInvitation } from '../session/accept-invitation';
import { Outside } from '../session/outside';
import { readInvitation } from '../session/read-invitation';
import { sessionQuery } from '../session/session-query';
import { Failure } from '../shared/failure';
import { useClients } from '../wire/clients-context';

/** Where the link of an invitation leads. Its token is after `#`, so that no server writes it to a log. */
export function Component() {
  const session = useQuery(sessionQuery(useClients()));
  return (
    <Outside>
      {session.isError && <Failure error={session.error} onRetry={() => void session.refetch()} />}
      {session.data && (
        <AcceptInvitation token={readInvitation()} isGuest={session.data.state === 'guest'} />
      )}
    </Outside>
  );
}
