import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { PaymentResultView } from '@vermilion/mall-components/order';
import { useEffect, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useApp } from '../../app/app-context';
import { minorOf } from '../../data/wire';
import { reported } from '../../errors/reported';
import { refreshOrders } from '../../order/refresh-orders';
import { usePay } from '../../order/use-pay';
import { paths } from '../../paths';
import { Seo } from '../../seo/seo';
import { PageFrame } from '../../shared/page-frame';
import { orderNoOf, orderQuery } from './loader';
import { INTERVAL_MS, PATIENCE_MS, paymentState } from './payment-state';

const messages = defineMessages({
  title: { id: 'page.paymentResult.title', defaultMessage: 'Payment' },
});

/** What became of a payment; the server is asked until it knows. */
export function PaymentResultPage() {
  const [query] = useSearchParams();
  const orderNo = orderNoOf(query);
  const queryClient = useQueryClient();
  const pay = usePay();
  const [late, setLate] = useState(false);
  const title = useIntl().formatMessage(messages.title);
  const stateOf = (order: { paid: boolean; isCancel?: boolean }) =>
    paymentState({
      paid: order.paid,
      cancelled: order.isCancel ?? false,
      said: query.get('status') ?? query.get('redirect_status'),
      late,
    });
  const { data: order } = useSuspenseQuery({
    ...orderQuery(useApp(), orderNo),
    refetchInterval: ({ state }) =>
      state.data && stateOf(state.data) === 'checking' ? INTERVAL_MS : false,
  });
  const state = stateOf(order);
  useEffect(() => {
    if (state !== 'checking') return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [state]);
  useEffect(() => {
    if (state === 'paid') void refreshOrders(queryClient);
  }, [state, queryClient]);
  return (
    <PageFrame>
      <Seo title={title} hidden />
      <PaymentResultView
        result={state}
        amountMinor={minorOf(order.payPrice)}
        ordersHref={paths.orders(state === 'paid' ? 1 : 0)}
        orderHref={state === 'paid' ? undefined : paths.order(orderNo, 0)}
        homeHref={paths.home()}
        onPayAgain={order.isCancel ? undefined : () => reported(() => pay(orderNo, order.payType))}
        onCheckAgain={() => setLate(false)}
      />
    </PageFrame>
  );
}
