import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { CardPaymentView } from '@vermilion/mall-components/order';
import { minorOf } from '@vermilion/mall-data/format';
import { UNPAID } from '@vermilion/mall-data/order';
import { useEffect } from 'react';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { localPath } from '../../i18n/locales';
import { usePay } from '../../order/use-pay';
import { paths } from '../../page-params/paths';
import { orderQuery } from './loader';
import { useCardPayment } from './use-card-payment';

interface CardPaymentProps {
  clientSecret: string;
  /** Number of the master order; other clients of the API do not send it. */
  orderNo: string | undefined;
}

/** The card payment form. Only the result page tells whether the order is paid. */
export function CardPayment({ clientSecret, orderNo }: CardPaymentProps) {
  const mall = useMallFormat();
  const app = useApp();
  const { locale, origin, queries } = app;
  const { stripePublishableKey } = useSuspenseQuery(queries.payMethods()).data;
  const order = useQuery({
    ...orderQuery(app, orderNo ?? ''),
    enabled: orderNo !== undefined,
  }).data;
  const startAgain = usePay();
  const result = paths.paymentResult(orderNo ?? '');
  const { payment, setContainer, pay } = useCardPayment({
    clientSecret,
    locale,
    publishableKey: stripePublishableKey,
    returnUrl: origin + localPath(locale, result),
  });
  const isOver = payment.state === 'over';
  useEffect(() => {
    // A new document, since no other page may keep the form's script loaded
    if (isOver) window.location.assign(localPath(locale, result));
  }, [isOver, locale, result]);
  return (
    <CardPaymentView
      state={
        stripePublishableKey
          ? payment.state === 'over'
            ? 'loading'
            : payment.state
          : 'unavailable'
      }
      amountMinor={order && minorOf(mall, order.payPrice)}
      order={orderNo ? { orderNo, href: paths.order(orderNo, UNPAID) } : undefined}
      problem={payment.problem}
      formRef={setContainer}
      onPay={pay}
      onReload={() => window.location.reload()}
      onStartAgain={order && (() => startAgain({ orderNo: order.orderNo, payType: order.payType }))}
      resultHref={result}
      ordersHref={paths.orders('toPay')}
    />
  );
}
