import { MallError } from '@vermilion/api-client';
import type { OperatorScope } from '@vermilion/api-client/operator';
import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { CheckboxGroup } from '@vermilion/design-system/checkbox-group';
import { Stack } from '@vermilion/design-system/stack';
import { TextField } from '@vermilion/design-system/text-field';
import { Controller, useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { useSession } from '../session/session-context';
import { messages as shared } from '../shared/messages';
import { useClients } from '../wire/clients-context';
import { messages } from './messages';

interface Values {
  name: string;
  scopes: OperatorScope[];
  shop: string;
}

const fieldOf = (error: unknown): keyof Values | 'root' => {
  const field = error instanceof MallError ? error.field : undefined;
  if (field === 'shopId') return 'shop';
  return field === 'name' || field === 'scopes' ? field : 'root';
};

/** What a key is for and what it may do; nobody gives more than they have. */
export function NewKeyForm({ onCreated }: { onCreated: (key: string) => void }) {
  const intl = useIntl();
  const { operator } = useClients();
  const { scopes, shopId: own } = useSession().session;
  const form = useForm<Values>({ defaultValues: { name: '', scopes: [], shop: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ shop, ...values }) => {
    try {
      const shopId = own ?? (shop ? Number(shop) : null);
      onCreated((await operator.createOperatorKey({ ...values, shopId })).key);
    } catch (error) {
      const message = errorMessage(error, intl);
      form.setError(fieldOf(error), { message }, { shouldFocus: true });
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
          label={intl.formatMessage(messages.name)}
          hint={intl.formatMessage(messages.nameHint)}
          autoComplete="off"
          maxLength={60}
          error={errors.name?.message}
          {...form.register('name', {
            required: intl.formatMessage(shared.needed),
            setValueAs: (text: string) => text.trim(),
          })}
        />
        {own === null && (
          <TextField
            label={intl.formatMessage(messages.shop)}
            hint={intl.formatMessage(messages.shopHint)}
            inputMode="numeric"
            autoComplete="off"
            error={errors.shop?.message}
            {...form.register('shop', {
              pattern: { value: /^[1-9]\d{0,8}$/, message: intl.formatMessage(messages.noShop) },
              setValueAs: (text: string) => text.trim(),
            })}
          />
        )}
        <Controller
          control={form.control}
          name="scopes"
          rules={{
            validate: (chosen) => chosen.length > 0 || intl.formatMessage(messages.noScope),
          }}
          render={({ field, fieldState }) => (
            <CheckboxGroup
              label={intl.formatMessage(messages.scopes)}
              layout="inline"
              value={field.value}
              onValueChange={(chosen) =>
                field.onChange(scopes.filter((scope) => chosen.includes(scope)))
              }
              error={fieldState.error?.message}
              options={scopes.map((scope) => ({ value: scope, label: scope }))}
            />
          )}
        />
        <Button type="submit" variant="primary" block pending={isSubmitting}>
          <FormattedMessage {...messages.create} />
        </Button>
      </Stack>
    </form>
  );
}
