import { useQueryClient } from '@tanstack/react-query';
import type { OperatorCoupon } from '@vermilion/api-client/operator';
import { Alert } from '@vermilion/design-system/alert';
import { ConfirmDialog } from '@vermilion/design-system/confirm-dialog';
import { Stack } from '@vermilion/design-system/stack';
import { useToast } from '@vermilion/design-system/toast';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { messages as shared } from '../shared/messages';
import { useClients } from '../wire/clients-context';
import { messages } from './messages';

export interface CloseCouponProps {
  coupon: OperatorCoupon;
  onClose: () => void;
}

/** Asks whether a coupon shall be closed. It is closed whatever else somebody has changed of it. */
export function CloseCoupon({ coupon: { id, name }, onClose }: CloseCouponProps) {
  const intl = useIntl();
  const toast = useToast();
  const { operator } = useClients();
  const queryClient = useQueryClient();
  const [error, setError] = useState('');
  const close = async () => {
    try {
      const { version } = await operator.operatorCoupon({ id });
      await operator.closeCoupon({ id, version });
      toast.show({ message: intl.formatMessage(messages.wasClosed, { name }), tone: 'positive' });
    } catch (failure) {
      setError(errorMessage(failure, intl));
      throw failure;
    } finally {
      for (const key of ['coupons', 'coupon'])
        void queryClient.invalidateQueries({ queryKey: ['work', key] });
    }
  };
  return (
    <ConfirmDialog
      open
      title={intl.formatMessage(messages.closeTitle, { name })}
      closeLabel={intl.formatMessage(shared.close)}
      cancelLabel={intl.formatMessage(messages.keep)}
      confirmLabel={intl.formatMessage(messages.close)}
      pendingLabel={intl.formatMessage(messages.closing)}
      onConfirm={close}
      onOpenChange={(open) => !open && onClose()}
    >
      <Stack gap="sm">
        <FormattedMessage {...messages.closeText} />
        {error && (
          <Alert tone="critical" role="alert">
            {error}
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
