import { useMutation } from '@tanstack/react-query';
import type { OperatorShopDetail } from '@vermilion/api-client/operator';
import { Alert } from '@vermilion/design-system/alert';
import { Card } from '@vermilion/design-system/card';
import { Stack } from '@vermilion/design-system/stack';
import { Switch } from '@vermilion/design-system/switch';
import { Text } from '@vermilion/design-system/text';
import { useToast } from '@vermilion/design-system/toast';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { useClients } from '../wire/clients-context';
import { messages } from './messages';

/** Opens or closes a shop; one that the mall has suspended stays closed. */
export function OpenSwitch({ shop: { id, open, suspension } }: { shop: OperatorShopDetail }) {
  const intl = useIntl();
  const toast = useToast();
  const { operator } = useClients();
  const [isOpen, setOpen] = useState(open);
  const change = useMutation({
    mutationFn: (to: boolean) => operator.setShopOpen({ id, open: to }),
    onSuccess: (_done, to) => setOpen(to),
    onError: (error) => toast.show({ message: errorMessage(error, intl), tone: 'critical' }),
  });
  if (suspension)
    return (
      <Alert tone="critical">
        <FormattedMessage {...messages.suspended} values={{ reason: suspension.reason }} />
      </Alert>
    );
  return (
    <Card>
      <Stack gap="sm">
        <Switch
          label={intl.formatMessage(messages.isOpen)}
          checked={change.isPending ? change.variables : isOpen}
          disabled={change.isPending}
          onCheckedChange={(to) => change.mutate(to)}
        />
        <Text size="sm" color="muted">
          <FormattedMessage {...messages.closedHint} />
        </Text>
      </Stack>
    </Card>
  );
}
