import { Button } from '@vermilion/design-system/button';
import { Stack } from '@vermilion/design-system/stack';
import { TextField } from '@vermilion/design-system/text-field';
import { useToast } from '@vermilion/design-system/toast';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { messages as shared } from '../shared/messages';
import { messages } from './messages';
import { useOrderActions } from './use-order-actions';

const TEXT_LENGTH = 200;

/** Tells the shopper where a parcel is. */
export function TraceForm({ orderNo }: { orderNo: string }) {
  const intl = useIntl();
  const toast = useToast();
  const { trace } = useOrderActions(orderNo);
  const form = useForm({ defaultValues: { text: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ text }) => {
    try {
      await trace(text);
      form.reset();
      toast.show({ message: intl.formatMessage(messages.traced), tone: 'positive' });
    } catch (error) {
      form.setError('text', { message: errorMessage(error, intl) }, { shouldFocus: true });
    }
  });
  return (
    <form onSubmit={(event) => void submit(event)} method="post" noValidate>
      <Stack gap="sm" align="start">
        <TextField
          label={intl.formatMessage(messages.trace)}
          hint={intl.formatMessage(messages.traceHint)}
          maxLength={TEXT_LENGTH}
          error={errors.text?.message}
          {...form.register('text', {
            required: intl.formatMessage(shared.needed),
            setValueAs: (text: string) => text.trim(),
          })}
        />
        <Button type="submit" pending={isSubmitting}>
          <FormattedMessage {...messages.addTrace} />
        </Button>
      </Stack>
    </form>
  );
}
