import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useToast } from '@vermilion/design-system/toast';
import { RefundDetailView, type ReturnParcel } from '@vermilion/mall-components/refund';
import { toRefundDetail } from '@vermilion/mall-data/refund';
import { defineMessages, useIntl } from 'react-intl';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { useAction } from '../../errors/use-action';
import { refreshOrders } from '../../order/refresh-orders';
import { refundParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { reasonText } from '../../refund/reason-text';
import { usePageParams } from '../../routing/use-page-params';
import { Seo } from '../../seo/seo';
import { KeepDrafts } from '../../session/keep-drafts';
import { MissingParameter } from '../../shared/missing-parameter';
import { PageBreadcrumbs, useBreadcrumbs } from '../../shared/page-breadcrumbs';
import { PageFrame } from '../../shared/page-frame';
import { refundQuery } from './loader';

export { refundParams as query } from '../../page-params';
export { createLoader } from './loader';

const messages = defineMessages({
  title: { id: 'page.refund.title', defaultMessage: 'Refund details' },
  refunds: { id: 'page.refund.refunds', defaultMessage: 'My refunds' },
  parcelSaved: {
    id: 'page.refund.parcelSaved',
    defaultMessage: 'Thank you. The shop knows of your parcel.',
  },
  withdrawn: { id: 'page.refund.withdrawn', defaultMessage: 'The request is withdrawn.' },
});

/** Details of a refund. */
export function View() {
  const { orderNo } = usePageParams(refundParams);
  return orderNo ? <Refund refundNo={orderNo} /> : <MissingParameter of="order" />;
}

function Refund({ refundNo }: { refundNo: string }) {
  const mall = useMallFormat();
  const app = useApp();
  const intl = useIntl();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const wire = useSuspenseQuery(refundQuery(app, refundNo)).data;
  const withdraw = useAction({
    mutationFn: (orderNo: string) => app.api.withdrawRefund({ orderNo }),
    onSuccess() {
      show({ tone: 'positive', message: intl.formatMessage(messages.withdrawn) });
      return refreshOrders(queryClient);
    },
  });
  const sendBack = useAction({
    mutationFn: (parcel: ReturnParcel) =>
      app.api.sendGoodsBack({
        orderNo: refundNo,
        company: parcel.company,
        waybillNo: parcel.waybill,
      }),
    onSuccess() {
      show({ tone: 'positive', message: intl.formatMessage(messages.parcelSaved) });
      return refreshOrders(queryClient);
    },
    meta: { shownByView: true },
  });
  const title = intl.formatMessage(messages.title);
  const breadcrumbs = useBreadcrumbs([
    { label: intl.formatMessage(messages.refunds), href: paths.refunds() },
    { label: title },
  ]);
  return (
    <PageFrame>
      <Seo title={title} hidden />
      <PageBreadcrumbs items={breadcrumbs.items} />
      <KeepDrafts page={`refund:${refundNo}`} until="left">
        <RefundDetailView
          refund={toRefundDetail(mall, wire, (reason) => reasonText(reason, intl))}
          onWithdraw={withdraw}
          onSendBack={(_refundNo, parcel) => sendBack(parcel)}
        />
      </KeepDrafts>
    </PageFrame>
  );
}
