import { PaymentResultView } from '@vermilion/mall-components/order';
import { defineMessages, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths';
import { Seo } from '../../seo/seo';
import { PageFrame } from '../../shared/page-frame';
import { orderNoOf } from './loader';
import { PaymentResult } from './payment-result';

const messages = defineMessages({
  title: { id: 'page.paymentResult.title', defaultMessage: 'Payment' },
});

/** What became of a payment; an address without an order's number is told apart from a wrong one. */
export function PaymentResultPage() {
  const orderNo = orderNoOf(useSearchParams()[0]);
  const title = useIntl().formatMessage(messages.title);
  return (
    <PageFrame>
      <Seo title={title} hidden />
      {orderNo ? (
        <PaymentResult key={orderNo} orderNo={orderNo} />
      ) : (
        <PaymentResultView result="missing" ordersHref={paths.orders(0)} homeHref={paths.home()} />
      )}
    </PageFrame>
  );
}
