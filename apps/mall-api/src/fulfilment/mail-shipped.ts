import { defineJob } from '../jobs/job';

/** Tells the shopper that an order is on its way. */
export const mailShipped = defineJob<{ shopOrder: number }>({
  name: 'mail: order shipped',
  async run({ db, mail, settings }, { shopOrder }) {
    const order = await db
      .selectFrom('shop_order')
      .innerJoin('order_group', 'order_group.id', 'shop_order.group_id')
      .innerJoin('shop', 'shop.id', 'shop_order.shop_id')
      .select([
        'shop_order.order_no as orderNo',
        'shop_order.express_name as company',
        'shop_order.waybill_no as waybillNo',
        'shop.name as shop',
        'order_group.email',
      ])
      .where('shop_order.id', '=', shopOrder)
      .executeTakeFirst();
    if (!order?.email) return;
    const { orderNo, company, waybillNo, shop, email } = order;
    const link = `${settings.storefrontUrl}/order/order_detail?orderNo=${encodeURIComponent(orderNo)}`;
    await mail.send({
      to: email,
      subject: `Your order from ${shop} is on its way`,
      text: `${shop} has handed your order ${orderNo} to ${company}. The waybill number is ${waybillNo}.\n\nSee where it is: ${link}`,
    });
  },
});
