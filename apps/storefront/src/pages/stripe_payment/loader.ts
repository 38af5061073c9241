import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import type { AppDeps } from '../../deps/deps';
import { stripePaymentParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { isOrderNumber, loadOr404 } from '../../routing/load-or-404';
import { missingParameter } from '../../shared/missing-parameter';

/** The current order: a paid one must not be paid again. */
export const orderQuery = ({ queries }: AppDeps, orderNo: string) => ({
  ...queries.masterOrderDetail({ orderNo }),
  staleTime: 0,
});

/** The order number if well-formed; other clients of the API send none. */
export const validOrderNo = (orderNo: string) => (isOrderNumber(orderNo) ? orderNo : undefined);

export const createLoader =
  (deps: AppDeps) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { queryClient, queries } = deps;
    const params = stripePaymentParams.parse(new URL(request.url).searchParams);
    if (!params.clientSecret) return missingParameter();
    const orderNo = validOrderNo(params.orderNo);
    const [order] = await Promise.all([
      orderNo && loadOr404(queryClient.fetchQuery(orderQuery(deps, orderNo))),
      queryClient.fetchQuery(queries.payMethods()),
    ]);
    return order && (order.paid || order.isCancel)
      ? redirect(paths.paymentResult(order.orderNo))
      : null;
  };
