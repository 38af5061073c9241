import { useSuspenseQuery } from '@tanstack/react-query';
import type { MasterOrderDetail } from '@vermilion/api-client';
import { dateOf } from '@vermilion/mall-data/format';
import { COD, paymentCodeOf } from '@vermilion/mall-data/order';
import { useEffect, useState } from 'react';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { paymentResultParams } from '../../page-params';
import { usePageParams } from '../../routing/use-page-params';
import { useOnline } from '../../shared/use-online';
import { orderParams } from './loader';
import { CHECKING_MS, CODE_MS, intervalAfter, isOpen, paymentState } from './payment-state';

/** Polls the order until the payment is settled; not while the page is hidden. */
export function usePaymentStatus(orderNo: string) {
  const mall = useMallFormat();
  const { status, token, PayerID: payerID } = usePageParams(paymentResultParams);
  const app = useApp();
  const [late, setLate] = useState(false);
  const offline = !useOnline();
  const signsOf = (order: MasterOrderDetail) => ({
    paid: order.paid,
    cancelled: order.isCancel ?? false,
    state: order.payState,
    processing: order.paymentProcessing ?? false,
    late,
    offline,
    onDelivery: order.payType === COD,
    // A QR code that can still be scanned means that the payment has not been made
    redirectStatus: status || (paymentCodeOf(order) ? '0' : null),
  });
  const { data: order, refetch } = useSuspenseQuery({
    ...orderParams(app, orderNo),
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) => {
      if (!data) return false;
      const payBefore = data.cancelTime ? dateOf(mall, data.cancelTime).getTime() : undefined;
      const isPolling = isOpen(signsOf(data), Date.now(), payBefore);
      const interval = intervalAfter(dataUpdateCount + errorUpdateCount);
      return isPolling && (paymentCodeOf(data) ? Math.min(interval, CODE_MS) : interval);
    },
  });
  const result = paymentState(signsOf(order));
  useEffect(() => {
    if (result !== 'checking') return;
    const timer = setTimeout(() => setLate(true), CHECKING_MS);
    return () => clearTimeout(timer);
  }, [result]);
  const { api } = app;
  const isApproved = Boolean(token && payerID) && !order.paid;
  useEffect(() => {
    if (!isApproved) return;
    // The server hears from PayPal without this call too, only later
    api.paypalSuccess({ token, payerID }).then(
      () => refetch(),
      () => {},
    );
  }, [api, isApproved, token, payerID, refetch]);
  const checkAgain = async () => {
    setLate(false);
    await refetch();
  };
  return { order, result, checkAgain };
}
