import { useQueryClient } from '@tanstack/react-query';
import type { MailSettings, MailTopic } from '@vermilion/mall-components/profile';
import { useApp } from '../../deps/app-context';
import { ignoreFailure, useAction } from '../../errors/use-action';

/** Saves a topic. It is shown as switched at once, and as before when it was refused. */
export function useTopicChange() {
  const { api, queries } = useApp();
  const queryClient = useQueryClient();
  const { queryKey } = queries.mailSettings();
  const save = useAction({
    mutationFn: (change: { topic: MailTopic; isOn: boolean }) => api.call('setMailTopic', change),
    onMutate({ topic, isOn }) {
      queryClient.setQueryData(
        queryKey,
        (settings: MailSettings | undefined) =>
          settings && {
            ...settings,
            topics: settings.topics.map((one) => (one.topic === topic ? { topic, isOn } : one)),
          },
      );
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return (topic: MailTopic, isOn: boolean) => void save({ topic, isOn }).catch(ignoreFailure);
}
