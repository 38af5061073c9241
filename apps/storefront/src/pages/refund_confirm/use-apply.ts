import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@vermilion/design-system/toast';
import type { RefundApplication } from '@vermilion/mall-components/refund';
import { defineMessages, useIntl } from 'react-intl';
import { useApp } from '../../deps/app-context';
import { useAction } from '../../errors/use-action';
import { refreshOrders } from '../../order/refresh-orders';
import { paths } from '../../page-params/paths';
import { useAsyncNavigate } from '../../routing/page-router-context';
import { useImageUpload } from '../../shared/use-image-upload';

const messages = defineMessages({
  sent: { id: 'page.refund.sent', defaultMessage: 'Your request is with the shop.' },
});

/** Submits the application and uploads its images. The form shows failures. */
export function useApply(orderNo: string) {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const navigate = useAsyncNavigate();
  const intl = useIntl();
  const { show } = useToast();
  const onUpload = useImageUpload('product');
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
      // Going back leads to the order, since its form is done
      const to = sent ? paths.refund(sent.refundOrderNo) : paths.refunds();
      await navigate(to, { replace: true });
      void refreshOrders(queryClient);
    },
    meta: { shownByView: true },
  });
  return { onApply: apply, onUpload };
}
