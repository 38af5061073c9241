import type { OperatorCoupon } from '@vermilion/api-client/operator';
import { Button } from '@vermilion/design-system/button';
import { Dialog } from '@vermilion/design-system/dialog';
import { Stack } from '@vermilion/design-system/stack';
import { TextField } from '@vermilion/design-system/text-field';
import { useToast } from '@vermilion/design-system/toast';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { messages as shared } from '../shared/messages';
import { useClients } from '../wire/clients-context';
import { messages } from './messages';

export interface GrantCouponProps {
  coupon: OperatorCoupon;
  onClose: () => void;
}

/** Gives a coupon to a shopper by the e-mail address of the account. */
export function GrantCoupon({ coupon: { id, name }, onClose }: GrantCouponProps) {
  const intl = useIntl();
  const toast = useToast();
  const { operator } = useClients();
  const form = useForm({ defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ email }) => {
    try {
      const { granted } = await operator.grantCoupon({ id, email });
      const message = intl.formatMessage(granted ? messages.granted : messages.hadIt);
      toast.show({ message, tone: granted ? 'positive' : 'caution' });
      onClose();
    } catch (error) {
      form.setError('email', { message: errorMessage(error, intl) }, { shouldFocus: true });
    }
  });
  return (
    <Dialog
      open
      title={intl.formatMessage(messages.grantOf, { name })}
      description={intl.formatMessage(messages.grantText)}
      closeLabel={intl.formatMessage(shared.close)}
      closeOnOutsidePress={false}
      onOpenChange={(open) => !open && onClose()}
    >
      <form onSubmit={(event) => void submit(event)} method="post" noValidate>
        <Stack>
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
          <Button type="submit" variant="primary" block pending={isSubmitting}>
            <FormattedMessage {...messages.grant} />
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
