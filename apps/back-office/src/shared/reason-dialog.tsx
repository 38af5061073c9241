import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { Dialog } from '@vermilion/design-system/dialog';
import { Select } from '@vermilion/design-system/select';
import { Stack } from '@vermilion/design-system/stack';
import { TextArea } from '@vermilion/design-system/text-area';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { messages } from './messages';
import { reasonMessages } from './reason-messages';

export interface ReasonDialogProps {
  title: string;
  /** Who reads what is written. */
  description: string;
  label: string;
  hint?: string;
  /** The button that does it. */
  action: string;
  variant?: 'primary' | 'critical';
  maxLength: number;
  /** Usual texts, to begin with. */
  usual?: readonly string[];
  /** Does it; what was typed stays where it is refused. */
  onSubmit: (text: string) => Promise<unknown>;
  onClose: () => void;
}

/** Does something that needs a text of whoever does it, such as why. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, description, label, hint, action, variant = 'primary', usual = [] } = props;
  const { maxLength, onSubmit, onClose } = props;
  const intl = useIntl();
  const form = useForm({ defaultValues: { text: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ text }) => {
    try {
      await onSubmit(text);
      onClose();
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
      onOpenChange={(open) => !open && onClose()}
    >
      <form onSubmit={(event) => void submit(event)} method="post" noValidate>
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
                text && form.setValue('text', text, { shouldDirty: true, shouldValidate: true })
              }
            >
              <option value="">{intl.formatMessage(reasonMessages.choose)}</option>
              {usual.map((text) => (
                <option key={text}>{text}</option>
              ))}
            </Select>
          )}
          <TextArea
            label={label}
            hint={hint}
            maxLength={maxLength}
            error={errors.text?.message}
            {...form.register('text', {
              required: intl.formatMessage(messages.needed),
              setValueAs: (text: string) => text.trim(),
            })}
          />
          <Button
            type="submit"
            variant={variant}
            block
            pending={isSubmitting}
            pendingLabel={intl.formatMessage(messages.saving)}
          >
            {action}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
