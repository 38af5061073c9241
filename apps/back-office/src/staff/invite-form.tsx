import type { SentInvitation, StaffRole } from '@vermilion/api-client/operator';
import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { Stack } from '@vermilion/design-system/stack';
import { TextField } from '@vermilion/design-system/text-field';
import { Controller, useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessage, hasReason } from '../errors/error-message';
import { messages as shared } from '../shared/messages';
import { useClients } from '../wire/clients-context';
import { messages } from './messages';
import { RoleField } from './role-field';

export interface InviteFormProps {
  isMall: boolean;
  onSent: (sent: { email: string; invitation: SentInvitation }) => void;
}

interface Values {
  email: string;
  roles: StaffRole[];
}

/** Whom to invite, and for which roles. */
export function InviteForm({ isMall, onSent }: InviteFormProps) {
  const intl = useIntl();
  const { operator } = useClients();
  const form = useForm<Values>({ defaultValues: { email: '', roles: [] } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ email, roles }) => {
    try {
      onSent({ email, invitation: await operator.inviteStaff({ email, roles }) });
    } catch (error) {
      const field = hasReason(error, 'wrong-email') ? 'email' : 'root';
      form.setError(field, { message: errorMessage(error, intl) }, { shouldFocus: true });
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
          label={intl.formatMessage(messages.email)}
          type="email"
          autoComplete="off"
          maxLength={254}
          error={errors.email?.message}
          {...form.register('email', {
            required: intl.formatMessage(shared.needed),
            setValueAs: (text: string) => text.trim(),
          })}
        />
        <Controller
          control={form.control}
          name="roles"
          rules={{ validate: (roles) => roles.length > 0 || intl.formatMessage(messages.noRole) }}
          render={({ field, fieldState }) => (
            <RoleField
              isMall={isMall}
              value={field.value}
              onValueChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
        <Button
          type="submit"
          variant="primary"
          block
          pending={isSubmitting}
          pendingLabel={intl.formatMessage(messages.sending)}
        >
          <FormattedMessage {...messages.invite} />
        </Button>
      </Stack>
    </form>
  );
}
