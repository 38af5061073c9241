import { PaymentResultView } from '@vermilion/mall-components/order';
import { defineMessages, useIntl } from 'react-intl';
import { paymentResultParams } from '../../page-params';
import { paths } from '../../paths';
import { usePageParams } from '../../routing/use-page-params';
import { Seo } from '../../seo/seo';
import { PageFrame } from '../../shared/page-frame';
import { validOrderNo } from './loader';
import { PaymentResult } from './payment-result';

const messages = defineMessages({
  title: { id: 'page.paymentResult.title', defaultMessage: 'Payment' },
});

/** What became of a payment; an address without an order's number is told apart from a wrong one. */
export function PaymentResultPage() {
  const orderNo = validOrderNo(usePageParams(paymentResultParams));
  const title = useIntl().formatMessage(messages.title);
  return (
    <PageFrame>
      <Seo title={title} hidden />
      {orderNo ? (
        <PaymentResult key={orderNo} orderNo={orderNo} />
      ) : (
        <PaymentResultView result="missing" ordersHref={paths.orders()} homeHref={paths.home()} />
      )}
    </PageFrame>
  );
}
