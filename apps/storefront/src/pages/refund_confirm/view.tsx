import { useSuspenseQuery } from '@tanstack/react-query';
import { RefundFormView } from '@vermilion/mall-components/refund';
import { useMemo } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useApp } from '../../app/app-context';
import { AccountFrame } from '../../frame/account-frame';
import { refundParams } from '../../page-params';
import { toRefundable } from '../../refund/map';
import { reasonText } from '../../refund/reason-text';
import { usePageParams } from '../../routing/use-page-params';
import { Seo } from '../../seo/seo';
import { MissingParameter } from '../../shared/missing-parameter';
import { formQuery, reasonsQuery } from './loader';
import { useApply } from './use-apply';

export { createLoader } from './loader';

const messages = defineMessages({
  title: { id: 'page.refundForm.title', defaultMessage: 'Apply for a refund' },
});

/** The application for a refund of an order. */
export function View() {
  const { orderNo } = usePageParams(refundParams);
  return orderNo ? <Form orderNo={orderNo} /> : <MissingParameter of="order" />;
}

function Form({ orderNo }: { orderNo: string }) {
  const app = useApp();
  const intl = useIntl();
  const wire = useSuspenseQuery(formQuery(app, orderNo)).data;
  const reasons = useSuspenseQuery(reasonsQuery(app)).data;
  const order = useMemo(() => toRefundable(wire), [wire]);
  const actions = useApply(orderNo);
  const title = intl.formatMessage(messages.title);
  return (
    <AccountFrame title={title} current="refunds">
      <Seo title={title} hidden />
      <RefundFormView
        order={order}
        reasons={reasons.map((value) => ({ value, label: reasonText(value, intl) }))}
        {...actions}
      />
    </AccountFrame>
  );
}
