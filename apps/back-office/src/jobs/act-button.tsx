import { useMutation } from '@tanstack/react-query';
import { Button } from '@vermilion/design-system/button';
import { useToast } from '@vermilion/design-system/toast';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';

export interface ActButtonProps {
  text: MessageDescriptor;
  /** Its name, with what it acts on. */
  label: string;
  act: () => Promise<unknown>;
  /** Said when it is done. */
  done: string;
}

/** Does something about a job at once, and says what became of it. */
export function ActButton({ text, label, act, done }: ActButtonProps) {
  const intl = useIntl();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: act,
    onSuccess: () => toast.show({ message: done, tone: 'positive' }),
    onError: (error) => toast.show({ message: errorMessage(error, intl), tone: 'critical' }),
  });
  return (
    <Button size="sm" aria-label={label} pending={isPending} onClick={() => mutate()}>
      <FormattedMessage {...text} />
    </Button>
  );
}
