import type { MallClient, VisitorLink, VisitorOrderDetail } from '@vermilion/api-client';

/** A guest's order, and the access token to claim it. Kept only in memory, never in a cache or storage. */
export interface OpenedOrder {
  access: string;
  orders: VisitorOrderDetail[];
}

/** The header that proves a correct code in the calls of one look-up. */
export const withAccess = (access: string) => ({ headers: { 'Order-Access': access } });

/** Exchanges the code for access, and loads each shop's order. */
export async function openOrder(
  api: MallClient,
  link: VisitorLink,
  captcha: string,
): Promise<OpenedOrder> {
  const { access } = await api.openVisitorOrder({ ...link, captcha });
  const { orderList } = await api.visitorMasterOrderDetail(link, withAccess(access));
  const orders = await Promise.all(
    orderList.map(({ orderNo }) =>
      api.visitorOrderDetail(
        { orderNo: orderNo ?? '', identity: link.identity },
        withAccess(access),
      ),
    ),
  );
  return { access, orders };
}
