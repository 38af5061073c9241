import type { DeliveryMethod, OperatorOrder } from '@vermilion/api-client/operator';
import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { RadioCards } from '@vermilion/design-system/radio-cards';
import { Stack } from '@vermilion/design-system/stack';
import { useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { deliveryNames, messages } from './messages';
import { ShipFields } from './ship-fields';
import { emptyShipment, type ShipValues, toShipment } from './shipment';
import { useOrderActions } from './use-order-actions';

const METHODS: readonly DeliveryMethod[] = ['courier', 'shopCourier', 'virtual'];

export interface ShipFormProps {
  order: OperatorOrder;
  onShipped: () => void;
}

/** How an order is delivered, and by whom. The method is chosen only where the shopper has not. */
export function ShipForm({ order, onShipped }: ShipFormProps) {
  const intl = useIntl();
  const { ship } = useOrderActions(order.orderNo);
  const given = order.deliveryMethod ?? undefined;
  const form = useForm<ShipValues>({
    defaultValues: { ...emptyShipment, method: given ?? 'courier' },
  });
  const { errors, isSubmitting } = form.formState;
  const method = useWatch({ control: form.control, name: 'method' });
  const submit = form.handleSubmit(async (values) => {
    try {
      await ship(toShipment(values));
      onShipped();
    } catch (error) {
      form.setError('root', { message: errorMessage(error, intl) });
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
        {!given && (
          <RadioCards
            label={intl.formatMessage(messages.method)}
            value={method}
            onValueChange={(value) => form.setValue('method', value as DeliveryMethod)}
            options={METHODS.map((value) => ({
              value,
              title: intl.formatMessage(deliveryNames[value]),
            }))}
          />
        )}
        <ShipFields form={form} method={method} />
        <Button
          type="submit"
          variant="primary"
          block
          pending={isSubmitting}
          pendingLabel={intl.formatMessage(messages.shipping)}
        >
          <FormattedMessage {...messages.ship} />
        </Button>
      </Stack>
    </form>
  );
}
