import { useToast } from '@vermilion/design-system/toast';
import { useIntl } from 'react-intl';
import { ReasonDialog, type ReasonDialogProps } from './reason-dialog';
import { reasonMessages } from './reason-messages';

export interface ReasonedActionProps extends Pick<
  ReasonDialogProps,
  'title' | 'description' | 'maxLength' | 'usual' | 'onClose'
> {
  /** Who reads the reason. */
  hint: string;
  /** The button, as a verb. */
  confirmLabel: string;
  act: (reason: string) => Promise<unknown>;
  /** Said when it is done. */
  done: string;
}

/** Does something that needs a reason, a usual one or in one's own words, and says when it is done. */
export function ReasonedAction({ confirmLabel, act, done, ...dialog }: ReasonedActionProps) {
  const intl = useIntl();
  const toast = useToast();
  const submit = async (reason: string) => {
    await act(reason);
    toast.show({ message: done, tone: 'positive' });
  };
  return (
    <ReasonDialog
      {...dialog}
      label={intl.formatMessage(reasonMessages.reason)}
      action={confirmLabel}
      variant="critical"
      onSubmit={submit}
    />
  );
}
