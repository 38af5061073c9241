import { useMutation } from '@tanstack/react-query';
import { Switch } from '@vermilion/design-system/switch';
import { useToast } from '@vermilion/design-system/toast';
import { useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { messages } from './messages';
import type { WordKind } from './queries';
import { useSetWord } from './use-set-word';

export interface UsedSwitchProps {
  kind: WordKind;
  line: string;
  used: boolean;
}

/** Whether searches use a line. It goes back where that was refused. */
export function UsedSwitch({ kind, line, used }: UsedSwitchProps) {
  const intl = useIntl();
  const toast = useToast();
  const setWord = useSetWord(kind);
  const change = useMutation({
    mutationFn: (next: boolean) => setWord(line, next),
    onError: (error) => toast.show({ message: errorMessage(error, intl), tone: 'critical' }),
  });
  return (
    <Switch
      label={intl.formatMessage(messages.usedOf, { line })}
      labelHidden
      checked={change.isPending ? change.variables : used}
      disabled={change.isPending}
      onCheckedChange={(next) => change.mutate(next)}
    />
  );
}
