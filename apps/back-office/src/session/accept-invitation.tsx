import { useQueryClient } from '@tanstack/react-query';
import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { Stack } from '@vermilion/design-system/stack';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../errors/error-message';
import { useClients } from '../wire/clients-context';
import { Entry } from './entry';
import { EntryCard } from './entry-card';
import { type EntryStep, stepAfterSignIn } from './entry-machine';
import { ExternalLink } from './external-link';
import { invitationMessages as messages } from './invitation-messages';
import { SignInForm } from './sign-in-form';

export interface AcceptInvitationProps {
  /** Undefined where the address is not whole. */
  token: string | undefined;
  isGuest: boolean;
}

/** Accepts an invitation with an account of the mall, then opens the place. */
export function AcceptInvitation({ token, isGuest }: AcceptInvitationProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { operator } = useClients();
  const [needsAccount, setNeedsAccount] = useState(isGuest);
  const [error, setError] = useState('');
  const [start, setStart] = useState<EntryStep>();
  const [isPending, setPending] = useState(false);
  if (!token)
    return (
      <EntryCard title={messages.title} text={messages.notWhole}>
        {null}
      </EntryCard>
    );
  if (start) {
    const opened = async () => {
      queryClient.removeQueries({ queryKey: ['work'] });
      await queryClient.refetchQueries({ queryKey: ['session'] });
      await navigate('/', { replace: true });
    };
    return <Entry start={start} onOpened={opened} />;
  }
  if (needsAccount)
    return (
      <EntryCard title={messages.title} text={messages.needsAccount}>
        <SignInForm onSignedIn={async () => setNeedsAccount(false)} />
        <ExternalLink href="/login?mode=registerEmail">
          <FormattedMessage {...messages.register} />
        </ExternalLink>
      </EntryCard>
    );
  const accept = async () => {
    setPending(true);
    try {
      const { staffId } = await operator.acceptStaffInvitation({ token });
      setStart(stepAfterSignIn(await operator.staffPlaces(), staffId));
    } catch (failure) {
      setError(errorMessage(failure, intl));
      setPending(false);
    }
  };
  return (
    <EntryCard title={messages.title} text={messages.ready}>
      <Stack>
        {error && (
          <Alert tone="critical" role="alert">
            {error}
          </Alert>
        )}
        <Button variant="primary" block pending={isPending} onClick={() => void accept()}>
          <FormattedMessage {...messages.accept} />
        </Button>
        <Button variant="ghost" block onClick={() => setNeedsAccount(true)}>
          <FormattedMessage {...messages.otherAccount} />
        </Button>
      </Stack>
    </EntryCard>
  );
}
