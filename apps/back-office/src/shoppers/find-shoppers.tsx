import type { ShopperSummary } from '@vermilion/api-client/operator';
import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { Stack } from '@vermilion/design-system/stack';
import { TextField } from '@vermilion/design-system/text-field';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import * as styles from '../shared/page.css';
import { useClients } from '../wire/clients-context';
import { addressOf } from './address';
import { messages } from './messages';
import { ShopperTable } from './shopper-table';

const LONGEST = 210;

/** Finds accounts by their address, which is in no address bar: it is personal. */
export function FindShoppers() {
  const intl = useIntl();
  const { operator } = useClients();
  const [found, setFound] = useState<ShopperSummary[]>();
  const form = useForm({ defaultValues: { text: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ text }) => {
    const address = addressOf(text);
    if (!address) {
      const message = intl.formatMessage(messages.noAddress);
      return form.setError('text', { message }, { shouldFocus: true });
    }
    try {
      setFound(await operator.findShoppers(address));
    } catch (error) {
      form.setError('root', { message: errorMessage(error, intl) });
    }
  });
  return (
    <Stack>
      <search className={styles.form}>
        <form onSubmit={(event) => void submit(event)} method="post" noValidate>
          <Stack gap="sm" align="start">
            <TextField
              label={intl.formatMessage(messages.find)}
              hint={intl.formatMessage(messages.findHint)}
              autoComplete="off"
              maxLength={LONGEST}
              error={errors.text?.message}
              {...form.register('text')}
            />
            <Button
              type="submit"
              variant="primary"
              pending={isSubmitting}
              pendingLabel={intl.formatMessage(messages.searching)}
            >
              <FormattedMessage {...messages.search} />
            </Button>
          </Stack>
        </form>
      </search>
      {errors.root && (
        <Alert tone="critical" role="alert">
          {errors.root.message}
        </Alert>
      )}
      {found && <ShopperTable shoppers={found} />}
    </Stack>
  );
}
