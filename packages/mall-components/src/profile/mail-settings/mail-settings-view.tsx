'use client';
import { Card } from '@vermilion/design-system/card';
import { Heading } from '@vermilion/design-system/heading';
import { Spinner } from '@vermilion/design-system/spinner';
import { Stack } from '@vermilion/design-system/stack';
import { Text } from '@vermilion/design-system/text';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LoadState } from '../../goods';
import { FailedState } from '../../internal/failed-state';
import { MailTopicSwitch } from './mail-topic-switch';
import { messages } from './messages';
import type { MailSettings, MailTopic } from './types';

export interface MailSettingsViewProps {
  /** Absent while they are loading, or when loading failed. */
  settings?: MailSettings;
  state?: LoadState;
  onRetry?: () => void;
  /** A topic is switched. `settings` say what is on, so that a switch goes back when this fails. */
  onTopicToggle: (topic: MailTopic, isOn: boolean) => void;
  /** Below the settings: WatchedGoods. */
  children?: ReactNode;
}

/** Which emails a shopper gets: those of a purchase always, others by topic. */
export function MailSettingsView({
  settings,
  state = 'ready',
  onRetry,
  onTopicToggle,
  children,
}: MailSettingsViewProps) {
  const intl = useIntl();
  return (
    <Stack gap="md" data-component="mail-settings-view">
      <Heading level={1}>
        <FormattedMessage {...messages.title} />
      </Heading>
      {!settings && state === 'loading' && <Spinner label={intl.formatMessage(messages.loading)} />}
      {!settings && state === 'failed' && (
        <FailedState onRetry={onRetry}>
          <FormattedMessage {...messages.failed} />
        </FailedState>
      )}
      {settings && <Loaded settings={settings} onTopicToggle={onTopicToggle} />}
      {children}
    </Stack>
  );
}

type LoadedProps = Required<Pick<MailSettingsViewProps, 'settings' | 'onTopicToggle'>>;

const Loaded = ({ settings: { email, topics }, onTopicToggle }: LoadedProps) => (
  <>
    <Text color="muted">
      {email ? (
        <FormattedMessage {...messages.to} values={{ email }} />
      ) : (
        <FormattedMessage {...messages.toOrders} />
      )}
    </Text>
    <Card>
      <Stack gap="xs">
        <Heading level={2} size="md">
          <FormattedMessage {...messages.always} />
        </Heading>
        <Text>
          <FormattedMessage {...messages.alwaysText} />
        </Text>
      </Stack>
    </Card>
    {topics.length > 0 && (
      <Card>
        <Stack gap="md">
          <Heading level={2} size="md">
            <FormattedMessage {...messages.chosen} />
          </Heading>
          {topics.map(({ topic, isOn }) => (
            <MailTopicSwitch
              key={topic}
              topic={topic}
              checked={isOn}
              onCheckedChange={(next) => onTopicToggle(topic, next)}
            />
          ))}
        </Stack>
      </Card>
    )}
  </>
);
