import { Button } from '@vermilion/design-system/button';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { AlertIcon } from '@vermilion/design-system/icon';
import { LinkBase } from '@vermilion/design-system/link';
import { Spinner } from '@vermilion/design-system/spinner';
import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import { defineMessages, useIntl } from 'react-intl';
import { reasonMessages } from '../../errors/reason-messages';
import { paths } from '../../page-params/paths';
import { Seo } from '../../seo/seo';
import { messages as session } from '../../session/messages';
import { PageFrame } from '../../shared/page-frame';
import { useOAuthCallback } from './use-oauth-callback';

export { callbackParams as query } from '../../page-params/callback';
export { createLoader } from './loader';

const messages = defineMessages({
  signingIn: { id: 'page.callback.signingIn', defaultMessage: 'Signing you in…' },
  declined: {
    id: 'page.callback.declined',
    defaultMessage: 'You were not signed in: permission was not granted.',
  },
  again: { id: 'page.callback.again', defaultMessage: 'Sign in another way' },
});

const words = { ...messages, misconfigured: reasonMessages['sign-in-misconfigured'] };

/** The return page of sign-in providers. */
export function View() {
  const intl = useIntl();
  const state = useOAuthCallback();
  const signingIn = state === 'signingIn';
  const again = (
    <Button variant="primary" asChild>
      <LinkBase href={paths.login()}>{intl.formatMessage(messages.again)}</LinkBase>
    </Button>
  );
  return (
    <PageFrame>
      <Seo title={intl.formatMessage(session.signIn)} hidden />
      <VisuallyHidden asChild>
        <h1>{intl.formatMessage(session.signIn)}</h1>
      </VisuallyHidden>
      <div role="status">
        <EmptyState
          size="lg"
          illustration={signingIn ? <Spinner size="lg" /> : <AlertIcon />}
          action={!signingIn && again}
        >
          {typeof state === 'object' ? state.failed : intl.formatMessage(words[state])}
        </EmptyState>
      </div>
    </PageFrame>
  );
}
