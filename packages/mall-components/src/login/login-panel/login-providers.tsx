import { IconButton } from '@vermilion/design-system/icon-button';
import { Text } from '@vermilion/design-system/text';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LoginEvent } from '../login-events';
import { messages } from '../messages';
import { providerNames } from '../provider-names';
import type { LoginProvider, LoginState } from '../types';
import * as styles from './login-panel.css';
import { ProviderIcon } from './provider-icon';

interface LoginProvidersProps {
  providers: readonly LoginProvider[];
  state: LoginState;
  send: (event: LoginEvent) => void;
}

/** The buttons of the configured sign-in providers. */
export function LoginProviders({ providers, state, send }: LoginProvidersProps) {
  const intl = useIntl();
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId} className={styles.providers}>
      <Text id={titleId} size="xs" color="muted" className={styles.providersTitle}>
        <FormattedMessage {...messages.others} />
      </Text>
      <div className={styles.providerIcons}>
        {providers.map((provider) => (
          <IconButton
            key={provider}
            variant="secondary"
            round
            label={intl.formatMessage(messages.provider, { name: providerNames[provider] })}
            icon={<ProviderIcon provider={provider} />}
            pending={state.pending === provider}
            onClick={() => send({ type: 'PROVIDER.CHOOSE', provider })}
          />
        ))}
      </div>
    </div>
  );
}
