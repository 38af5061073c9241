import type { MallClient, VisitorLink, VisitorOrderDetail } from '@vermilion/api-client';

/** The order of a guest with what lets its reader keep it. Held by the page alone, in no cache or storage. */
export interface OpenedOrder {
  access: string;
  orders: VisitorOrderDetail[];
}

/** The header with which the calls of one look-up prove that the code was right. */
export const withAccess = (access: string) => ({ headers: { 'Order-Access': access } });

/** Exchanges the code for access, and reads what each shop sends. */
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
