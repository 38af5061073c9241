import { Button } from '@vermilion/design-system/button';
import { Stack } from '@vermilion/design-system/stack';
import { TextField } from '@vermilion/design-system/text-field';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { messages as shared } from '../shared/messages';
import { EntryCard } from './entry-card';
import { messages } from './messages';

export interface CodeFormProps {
  /** The factor was set up a moment ago, so its last code is used. */
  isNew?: boolean | undefined;
  /** Opens the place with a code. */
  open: (code: string) => Promise<void>;
  onOtherAccount: () => void;
}

/** Asks for a code of the second factor, or a recovery code. */
export function CodeForm({ isNew, open, onOtherAccount }: CodeFormProps) {
  const intl = useIntl();
  const form = useForm({ defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      await open(code.replaceAll(/\s/g, ''));
    } catch (error) {
      form.setError('code', { message: errorMessage(error, intl) }, { shouldFocus: true });
    }
  });
  return (
    <EntryCard title={messages.codeTitle} text={isNew ? messages.codeIsNew : undefined}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <TextField
            label={intl.formatMessage(messages.code)}
            hint={intl.formatMessage(messages.codeHint)}
            autoComplete="one-time-code"
            spellCheck={false}
            error={errors.code?.message}
            {...form.register('code', { required: intl.formatMessage(shared.needed) })}
          />
          <Button
            type="submit"
            variant="primary"
            block
            pending={isSubmitting}
            pendingLabel={intl.formatMessage(messages.opening)}
          >
            <FormattedMessage {...messages.open} />
          </Button>
          <Button variant="ghost" block onClick={onOtherAccount}>
            <FormattedMessage {...messages.otherAccount} />
          </Button>
        </Stack>
      </form>
    </EntryCard>
  );
}
