import { useSuspenseQuery } from '@tanstack/react-query';
import type { MasterOrderDetail } from '@vermilion/api-client';
import { useEffect, useState } from 'react';
import { useApp } from '../../app/app-context';
import { dateOf } from '../../data/wire';
import { paymentResultParams } from '../../page-params';
import { usePageParams } from '../../routing/use-page-params';
import { useOnline } from '../../shared/use-online';
import { orderParams } from './loader';
import { intervalAfter, isOpen, CHECKING_MS, paymentState } from './payment-state';

/** Polls the order until the payment is settled; not while the page is hidden. */
export function usePaymentStatus(orderNo: string) {
  const { status } = usePageParams(paymentResultParams);
  const [late, setLate] = useState(false);
  const offline = !useOnline();
  const signsOf = ({ paid, isCancel, payState }: MasterOrderDetail) => ({
    ...{ paid, cancelled: isCancel ?? false, state: payState, late, offline },
    redirectStatus: status || null,
  });
  const { data: order, refetch } = useSuspenseQuery({
    ...orderParams(useApp(), orderNo),
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) => {
      if (!data) return false;
      const payBefore = data.cancelTime ? dateOf(data.cancelTime).getTime() : undefined;
      const isAsked = isOpen(signsOf(data), Date.now(), payBefore);
      return isAsked && intervalAfter(dataUpdateCount + errorUpdateCount);
    },
  });
  const result = paymentState(signsOf(order));
  useEffect(() => {
    if (result !== 'checking') return;
    const timer = setTimeout(() => setLate(true), CHECKING_MS);
    return () => clearTimeout(timer);
  }, [result]);
  const checkAgain = async () => {
    setLate(false);
    await refetch();
  };
  return { order, result, checkAgain };
}
