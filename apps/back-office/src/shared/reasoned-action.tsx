import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { Dialog } from '@vermilion/design-system/dialog';
import { Select } from '@vermilion/design-system/select';
import { Stack } from '@vermilion/design-system/stack';
import { TextArea } from '@vermilion/design-system/text-area';
import { useToast } from '@vermilion/design-system/toast';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { messages } from './messages';
import { reasonMessages } from './reason-messages';

export interface ReasonedActionProps {
  title: string;
  /** What will happen. */
  description: string;
  /** Who reads the reason. */
  hint: string;
  maxLength: number;
  /** Usual reasons, to begin with. */
  usual?: readonly string[];
  /** The button, as a verb. */
  confirmLabel: string;
  act: (reason: string) => Promise<unknown>;
  /** Said when it is done. */
  done: string;
  onClose: () => void;
}

/** Does something that needs a reason: a usual one, or in one's own words. */
export function ReasonedAction(props: ReasonedActionProps) {
  const { title, description, hint, maxLength, usual = [], confirmLabel, act, done } = props;
  const intl = useIntl();
  const toast = useToast();
  const form = useForm({ defaultValues: { reason: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ reason }) => {
    try {
      await act(reason);
      toast.show({ message: done, tone: 'positive' });
      props.onClose();
    } catch (error) {
      form.setError('root', { message: errorMessage(error, intl) });
    }
  });
  return (
    <Dialog
      open
      title={title}
      description={description}
      closeLabel={intl.formatMessage(messages.close)}
      closeOnOutsidePress={false}
      onOpenChange={(open) => !open && props.onClose()}
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          {errors.root && (
            <Alert tone="critical" role="alert">
              {errors.root.message}
            </Alert>
          )}
          {usual.length > 0 && (
            <Select
              label={intl.formatMessage(reasonMessages.usual)}
              defaultValue=""
              onValueChange={(text) =>
                text && form.setValue('reason', text, { shouldDirty: true, shouldValidate: true })
              }
            >
              <option value="">{intl.formatMessage(reasonMessages.choose)}</option>
              {usual.map((text) => (
                <option key={text}>{text}</option>
              ))}
            </Select>
          )}
          <TextArea
            label={intl.formatMessage(reasonMessages.reason)}
            hint={hint}
            maxLength={maxLength}
            error={errors.reason?.message}
            {...form.register('reason', {
              required: intl.formatMessage(messages.needed),
              setValueAs: (text: string) => text.trim(),
            })}
          />
          <Button type="submit" variant="critical" block pending={isSubmitting}>
            {confirmLabel}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
