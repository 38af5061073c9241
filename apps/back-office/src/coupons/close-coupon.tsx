import { useQueryClient } from '@tanstack/react-query';
import type { OperatorCoupon } from '@vermilion/api-client/operator';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmAction } from '../shared/confirm-action';
import { useClients } from '../wire/clients-context';
import { messages } from './messages';

export interface CloseCouponProps {
  coupon: OperatorCoupon;
  onClose: () => void;
}

/** Asks whether a coupon shall be closed. It is closed whatever else somebody has changed of it. */
export function CloseCoupon({ coupon: { id, name }, onClose }: CloseCouponProps) {
  const intl = useIntl();
  const { operator } = useClients();
  const queryClient = useQueryClient();
  const close = async () => {
    try {
      const { version } = await operator.operatorCoupon({ id });
      await operator.closeCoupon({ id, version });
    } finally {
      for (const key of ['coupons', 'coupon'])
        void queryClient.invalidateQueries({ queryKey: ['work', key] });
    }
  };
  return (
    <ConfirmAction
      title={intl.formatMessage(messages.closeTitle, { name })}
      cancelLabel={intl.formatMessage(messages.keep)}
      confirmLabel={intl.formatMessage(messages.close)}
      pendingLabel={intl.formatMessage(messages.closing)}
      act={close}
      done={intl.formatMessage(messages.wasClosed, { name })}
      onClose={onClose}
    >
      <FormattedMessage {...messages.closeText} />
    </ConfirmAction>
  );
}
