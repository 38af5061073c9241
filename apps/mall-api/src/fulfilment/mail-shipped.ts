import { defineJob } from '../jobs/job';
import { linkTo } from '../visitor/link';

/** Tells the shopper that an order is on its way. */
export const mailShipped = defineJob<{ shopOrder: number }>({
  name: 'mail: order shipped',
  async run(deps, { shopOrder }) {
    const { db, mail, settings } = deps;
    const order = await db
      .selectFrom('shop_order')
      .innerJoin('order_group', 'order_group.id', 'shop_order.group_id')
      .innerJoin('shop', 'shop.id', 'shop_order.shop_id')
      .innerJoin('user_account', 'user_account.id', 'order_group.user_id')
      .select([
        'shop_order.order_no as orderNo',
        'shop_order.express_name as company',
        'shop_order.waybill_no as waybillNo',
        'shop_order.courier',
        'shop_order.courier_phone as courierPhone',
        'shop.name as shop',
        'order_group.email',
        'order_group.order_no as masterNo',
        'order_group.paid_at as paidAt',
        'order_group.created_at as placedAt',
        'shop_order.is_cod as isCod',
        'user_account.kind',
        'user_account.email as visitorEmail',
      ])
      .where('shop_order.id', '=', shopOrder)
      .executeTakeFirst();
    if (!order) return;
    const { orderNo, company, waybillNo, courier, courierPhone, shop, masterNo } = order;
    const confirmedAt = order.isCod ? order.placedAt : order.paidAt;
    const isVisitor = order.kind === 'visitor' && confirmedAt !== null;
    // The link of a visitor goes where its codes go.
    const email = isVisitor ? order.visitorEmail : order.email;
    if (!email) return;
    const link = isVisitor
      ? linkTo(deps, masterNo, confirmedAt)
      : `${settings.storefrontUrl}/order/order_detail?orderNo=${encodeURIComponent(orderNo)}`;
    const way = company
      ? `${shop} has handed your order ${orderNo} to ${company}. The waybill number is ${waybillNo}.`
      : `${courier} of ${shop} brings your order ${orderNo}, and can be called at ${courierPhone}.`;
    await mail.send({
      to: email,
      subject: `Your order from ${shop} is on its way`,
      text: `${way}\n\nSee where it is: ${link}`,
    });
  },
});
