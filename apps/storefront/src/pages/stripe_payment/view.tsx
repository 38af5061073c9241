import { defineMessages, useIntl } from 'react-intl';
import { stripePaymentParams } from '../../page-params';
import { usePageParams } from '../../routing/use-page-params';
import { Seo } from '../../seo/seo';
import { MissingParameter } from '../../shared/missing-parameter';
import { PageFrame } from '../../shared/page-frame';
import { CardPayment } from './card-payment';
import { validOrderNo } from './loader';

export { stripePaymentParams as query } from '../../page-params';
export { createLoader } from './loader';

const messages = defineMessages({
  title: { id: 'page.cardPayment.title', defaultMessage: 'Pay by card' },
});

/** The card payment form. */
export function View() {
  const { clientSecret, orderNo } = usePageParams(stripePaymentParams);
  const title = useIntl().formatMessage(messages.title);
  if (!clientSecret) return <MissingParameter of="order" />;
  return (
    <PageFrame>
      <Seo title={title} hidden />
      <CardPayment key={clientSecret} clientSecret={clientSecret} orderNo={validOrderNo(orderNo)} />
    </PageFrame>
  );
}
