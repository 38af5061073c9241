import { PaymentResultView } from '@vermilion/mall-components/order';
import { defineMessages, useIntl } from 'react-intl';
import { paymentResultParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { usePageParams } from '../../routing/use-page-params';
import { Seo } from '../../seo/seo';
import { PageFrame } from '../../shared/page-frame';
import { validOrderNo } from './loader';
import { PaymentResult } from './payment-result';

export { paymentResultParams as query } from '../../page-params';
export { createLoader } from './loader';

const messages = defineMessages({
  title: { id: 'page.paymentResult.title', defaultMessage: 'Payment' },
});

/** The result of a payment. A missing order number is handled differently from an invalid one. */
export function View() {
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
