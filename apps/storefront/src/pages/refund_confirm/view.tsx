import { useSuspenseQuery } from '@tanstack/react-query';
import type { RefundForm } from '@vermilion/api-client';
import { RefundFormView } from '@vermilion/mall-components/refund';
import { toRefundable } from '@vermilion/mall-data/refund';
import { useMemo } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { AccountFrame } from '../../frame/account-frame';
import { refundParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { formQuery } from '../../refund/form-query';
import { reasonText } from '../../refund/reason-text';
import { usePageParams } from '../../routing/use-page-params';
import { Seo } from '../../seo/seo';
import { KeepDrafts } from '../../session/keep-drafts';
import { MissingParameter } from '../../shared/missing-parameter';
import { reasonsQuery } from './loader';
import { useApply } from './use-apply';

export { refundParams as query } from '../../page-params';
export { createLoader } from './loader';

const messages = defineMessages({
  title: { id: 'page.refundForm.title', defaultMessage: 'Request a refund' },
});

/** The application for a refund of an order. */
export function View() {
  const { orderNo } = usePageParams(refundParams);
  return orderNo ? <Form orderNo={orderNo} /> : <MissingParameter of="order" />;
}

function Form({ orderNo }: { orderNo: string }) {
  const answer = useSuspenseQuery(formQuery(useApp(), orderNo)).data;
  const title = useIntl().formatMessage(messages.title);
  return (
    <AccountFrame title={title} current="refunds">
      <Seo title={title} hidden />
      {'obstacle' in answer ? (
        <RefundFormView state="closed" orderHref={paths.order(orderNo)} {...answer} />
      ) : (
        <KeepDrafts page={`refundForm:${orderNo}`}>
          <Application orderNo={orderNo} form={answer} />
        </KeepDrafts>
      )}
    </AccountFrame>
  );
}

function Application({ orderNo, form }: { orderNo: string; form: RefundForm }) {
  const mall = useMallFormat();
  const app = useApp();
  const intl = useIntl();
  const reasons = useSuspenseQuery(reasonsQuery(app)).data;
  const order = useMemo(() => toRefundable(mall)(form), [mall, form]);
  const actions = useApply(orderNo);
  return (
    <RefundFormView
      order={order}
      reasons={reasons.map((value) => ({ value, label: reasonText(value, intl) }))}
      {...actions}
    />
  );
}
