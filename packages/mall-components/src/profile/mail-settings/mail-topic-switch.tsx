import { Stack } from '@vermilion/design-system/stack';
import { Switch } from '@vermilion/design-system/switch';
import { Text } from '@vermilion/design-system/text';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import * as styles from './mail-topic-switch.css';
import { topicMessages } from './messages';
import type { MailTopic } from './types';

export interface MailTopicSwitchProps {
  topic: MailTopic;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** Whether emails of a topic are sent, and when that is. */
export function MailTopicSwitch({ topic, checked, onCheckedChange }: MailTopicSwitchProps) {
  const hint = useId();
  const { name, text } = topicMessages[topic];
  return (
    <Stack gap="xs">
      <Switch
        label={<FormattedMessage {...name} />}
        checked={checked}
        onCheckedChange={onCheckedChange}
        aria-describedby={hint}
      />
      <Text id={hint} size="sm" color="muted" className={styles.hint}>
        <FormattedMessage {...text} />
      </Text>
    </Stack>
  );
}
