import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { Stack } from '@vermilion/design-system/stack';
import { TextField } from '@vermilion/design-system/text-field';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { messages as shared } from '../shared/messages';
import { factorMessage } from './factor-message';
import { messages } from './messages';

/** Of the contract. */
const MOST_CHARACTERS = 60;

export interface NameFormProps {
  /** To begin with. */
  name: string;
  action: string;
  /** Does it; what was typed stays where it is refused. */
  onSubmit: (name: string) => Promise<unknown>;
}

/** Names a passkey. */
export function NameForm({ name, action, onSubmit }: NameFormProps) {
  const intl = useIntl();
  const form = useForm({ defaultValues: { name } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values.name);
    } catch (error) {
      form.setError('root', { message: factorMessage(error, intl) });
    }
  });
  return (
    <form onSubmit={(event) => void submit(event)} method="post" noValidate>
      <Stack>
        {errors.root && (
          <Alert tone="critical" role="alert">
            {errors.root.message}
          </Alert>
        )}
        <TextField
          label={intl.formatMessage(messages.passkeyName)}
          hint={intl.formatMessage(messages.passkeyNameHint)}
          autoComplete="off"
          maxLength={MOST_CHARACTERS}
          error={errors.name?.message}
          {...form.register('name', {
            required: intl.formatMessage(shared.needed),
            setValueAs: (text: string) => text.trim(),
          })}
        />
        <Button
          type="submit"
          variant="primary"
          block
          pending={isSubmitting}
          pendingLabel={intl.formatMessage(shared.saving)}
        >
          {action}
        </Button>
      </Stack>
    </form>
  );
}
