import { IconButton } from '@vermilion/design-system/icon-button';
import { Text } from '@vermilion/design-system/text';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LoginEvent } from '../login-events';
import { messages } from '../messages';
import { providerName } from '../provider-name';
import type { KnownLoginProvider, LoginProviderOption, LoginState } from '../types';
import * as styles from './login-panel.css';
import { ProviderIcon } from './provider-icon';

interface LoginProvidersProps {
  providers: readonly (KnownLoginProvider | LoginProviderOption)[];
  state: LoginState;
  send: (event: LoginEvent) => void;
}

const toOption = (provider: KnownLoginProvider | LoginProviderOption): LoginProviderOption =>
  typeof provider === 'string'
    ? {
        id: provider,
        name: providerName(provider),
        icon: <ProviderIcon provider={provider} />,
      }
    : provider;

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
        {providers.map(toOption).map(({ id, name, icon }) => (
          <IconButton
            key={id}
            variant="secondary"
            round
            label={intl.formatMessage(messages.provider, { name })}
            icon={icon}
            pending={state.pending === id}
            onClick={() => send({ type: 'PROVIDER.CHOOSE', provider: id })}
          />
        ))}
      </div>
    </div>
  );
}
