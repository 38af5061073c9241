import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StaffMailTopic } from '@vermilion/api-client/operator';
import { Switch } from '@vermilion/design-system/switch';
import { useToast } from '@vermilion/design-system/toast';
import { useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { useClients } from '../wire/clients-context';
import { topicNames } from './messages';
import { mailsQuery } from './queries';

export interface TopicSwitchProps {
  topic: StaffMailTopic;
  isOn: boolean;
}

/** Whether emails of a topic are sent. It goes back where that was refused. */
export function TopicSwitch({ topic, isOn }: TopicSwitchProps) {
  const intl = useIntl();
  const toast = useToast();
  const clients = useClients();
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (next: boolean) => clients.operator.setStaffMail({ topic, isOn: next }),
    onSuccess: () => queryClient.invalidateQueries(mailsQuery(clients)),
    onError: (error) => toast.show({ message: errorMessage(error, intl), tone: 'critical' }),
  });
  return (
    <Switch
      label={intl.formatMessage(topicNames[topic])}
      checked={change.isPending ? change.variables : isOn}
      disabled={change.isPending}
      onCheckedChange={(next) => change.mutate(next)}
    />
  );
}
