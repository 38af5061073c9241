import { useQueryClient } from '@tanstack/react-query';
import type { MasterOrderDetail } from '@vermilion/api-client';
import { PaymentCodeDialog, PaymentResultView } from '@vermilion/mall-components/order';
import { minorOf, rowsOf, textOf } from '@vermilion/mall-data/format';
import { paymentCodeOf, UNPAID } from '@vermilion/mall-data/order';
import { useEffect, useState } from 'react';
import { useMallFormat } from '../../deps/mall-context';
import { RecommendedRow } from '../../goods/recommended-row';
import { refreshOrders } from '../../order/refresh-orders';
import { usePay } from '../../order/use-pay';
import { paths } from '../../page-params/paths';
import { usePaymentStatus } from './use-payment-status';

/** Links to the shops' orders of a confirmed order, or to the master order while it is unpaid. */
function linksOf({ orderNo, orderList }: MasterOrderDetail, isConfirmed: boolean) {
  const goodsOf = ({ orderInfoList }: MasterOrderDetail['orderList'][number]) =>
    rowsOf(orderInfoList, ({ productName }) => textOf(productName));
  if (!isConfirmed)
    return [{ orderNo, href: paths.order(orderNo, UNPAID), goods: orderList.flatMap(goodsOf) }];
  return orderList.flatMap((part) =>
    part.orderNo
      ? {
          orderNo: part.orderNo,
          href: paths.order(part.orderNo, 1),
          shop: part.merName,
          goods: goodsOf(part),
          arrival: part.arrival,
        }
      : [],
  );
}

/** The result of the payment of an order. */
export function PaymentResult({ orderNo }: { orderNo: string }) {
  const mall = useMallFormat();
  const queryClient = useQueryClient();
  const pay = usePay();
  const { order, result, checkAgain } = usePaymentStatus(orderNo);
  const { paid, refundList = [] } = order;
  useEffect(() => {
    if (paid) void refreshOrders(queryClient);
  }, [paid, queryClient]);
  const isConfirmed = paid || result === 'onDelivery';
  const code = paymentCodeOf(order);
  const [isCodeShown, setCodeShown] = useState(true);
  const payAgain = async () => {
    setCodeShown(true);
    if (!code) await pay({ orderNo, payType: order.payType });
  };
  const view = (
    <PaymentResultView
      result={result}
      amountMinor={minorOf(mall, order.payPrice)}
      refundMinor={refundList.reduce((sum, { refundPrice }) => sum + minorOf(mall, refundPrice), 0)}
      orders={linksOf(order, isConfirmed)}
      ordersHref={paths.orders(isConfirmed ? 'toShip' : 'toPay')}
      homeHref={paths.home()}
      onPayAgain={payAgain}
      onCheckAgain={checkAgain}
    />
  );
  return (
    <>
      {view}
      {isConfirmed && <RecommendedRow />}
      {code && (
        <PaymentCodeDialog
          open={isCodeShown}
          onClose={() => setCodeShown(false)}
          code={code}
          amountMinor={minorOf(mall, order.payPrice)}
          onPaid={checkAgain}
        />
      )}
    </>
  );
}
