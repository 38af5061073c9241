import { useMutation } from '@tanstack/react-query';
import type { OperatorOrder } from '@vermilion/api-client/operator';
import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { Inline } from '@vermilion/design-system/inline';
import { Stack } from '@vermilion/design-system/stack';
import { Text } from '@vermilion/design-system/text';
import { useToast } from '@vermilion/design-system/toast';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { messages } from './messages';
import { ShipDialog } from './ship-dialog';
import { useOrderActions } from './use-order-actions';

/** Begin with an order that waits to be shipped, or ship it. */
export function OrderActions({ order }: { order: OperatorOrder }) {
  const intl = useIntl();
  const toast = useToast();
  const { begin } = useOrderActions(order.orderNo);
  const [isShipping, setShipping] = useState(false);
  const beginning = useMutation({
    mutationFn: begin,
    onSuccess: () =>
      toast.show({ message: intl.formatMessage(messages.hasBegun), tone: 'positive' }),
  });
  return (
    <Stack gap="sm">
      {beginning.isError && (
        <Alert tone="critical" role="alert">
          {errorMessage(beginning.error, intl)}
        </Alert>
      )}
      <Inline>
        <Button variant="primary" onClick={() => setShipping(true)}>
          <FormattedMessage {...messages.ship} />
        </Button>
        {!order.beginTime && (
          <Button pending={beginning.isPending} onClick={() => beginning.mutate()}>
            <FormattedMessage {...messages.begin} />
          </Button>
        )}
      </Inline>
      {!order.beginTime && (
        <Text size="sm" color="muted">
          <FormattedMessage {...messages.beginHint} />
        </Text>
      )}
      {isShipping && <ShipDialog order={order} onClose={() => setShipping(false)} />}
    </Stack>
  );
}
