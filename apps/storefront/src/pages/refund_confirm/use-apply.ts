import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@vermilion/design-system/toast';
import type { RefundApplication } from '@vermilion/mall-components/refund';
import { useCallback } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../../app/app-context';
import { useAction } from '../../errors/use-action';
import { refreshOrders } from '../../order/refresh-orders';
import { paths } from '../../paths';

const messages = defineMessages({
  sent: { id: 'page.refund.sent', defaultMessage: 'Your application is with the shop.' },
});

/** Sending the application and its pictures. The form shows what fails. */
export function useApply(orderNo: string) {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const intl = useIntl();
  const { show } = useToast();
  const upload = useAction({
    mutationFn: ({ image, signal }: { image: File; signal: AbortSignal }) =>
      api.uploadImage({ multipart: image, model: 'product' }, { signal }),
    meta: { shownByView: true },
  });
  const apply = useAction({
    mutationFn: ({ lines, reason, remark, pictures }: RefundApplication) =>
      api.applyForRefund({
        orderNo,
        text: reason,
        refund_reason_wap_img: pictures.join(','),
        refund_reason_wap_explain: remark,
        lines: lines.map(({ id, quantity }) => ({ orderLineId: Number(id), quantity })),
      }),
    async onSuccess(sent) {
      show({ tone: 'positive', message: intl.formatMessage(messages.sent) });
      // back leads to the order: its form is over
      const to = sent ? paths.refund(sent.refundOrderNo) : paths.refunds();
      await navigate(to, { replace: true });
      void refreshOrders(queryClient);
    },
    meta: { shownByView: true },
  });
  const onUpload = useCallback(
    async (image: File, signal: AbortSignal) => (await upload({ image, signal })).url,
    [upload],
  );
  return { onApply: apply, onUpload };
}
