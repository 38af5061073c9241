import { useQueryClient } from '@tanstack/react-query';
import type { MasterOrderDetail } from '@vermilion/api-client';
import { PaymentResultView } from '@vermilion/mall-components/order';
import { useEffect } from 'react';
import { minorOf } from '../../data/wire';
import { UNPAID } from '../../order/order-status';
import { refreshOrders } from '../../order/refresh-orders';
import { usePay } from '../../order/use-pay';
import { paths } from '../../paths';
import { usePaymentStatus } from './use-payment-status';

/** Links to the shops' orders of a paid order; to the master order while it is unpaid. */
function linksOf({ orderNo, paid, orderList }: MasterOrderDetail) {
  if (!paid) return [{ orderNo, href: paths.order(orderNo, UNPAID) }];
  return orderList.flatMap((part) =>
    part.orderNo ? { orderNo: part.orderNo, href: paths.order(part.orderNo, 1) } : [],
  );
}

/** The result of the payment of an order. */
export function PaymentResult({ orderNo }: { orderNo: string }) {
  const queryClient = useQueryClient();
  const pay = usePay();
  const { order, result, checkAgain } = usePaymentStatus(orderNo);
  const { paid, refundList = [] } = order;
  useEffect(() => {
    if (paid) void refreshOrders(queryClient);
  }, [paid, queryClient]);
  return (
    <PaymentResultView
      result={result}
      amountMinor={minorOf(order.payPrice)}
      refundMinor={refundList.reduce((sum, { refundPrice }) => sum + minorOf(refundPrice), 0)}
      orders={linksOf(order)}
      ordersHref={paths.orders(paid ? 'toShip' : 'toPay')}
      homeHref={paths.home()}
      onPayAgain={() => pay({ orderNo, payType: order.payType })}
      onCheckAgain={checkAgain}
    />
  );
}
