import { defineJob } from '../jobs/job';
import { mailRecipientOf } from '../visitor/mail-recipient';
import { shippedTexts } from './shipped-texts';

/** E-mails the shopper that an order has been shipped. */
export const mailShipped = defineJob<{ shopOrder: number }>({
  name: 'mail: order shipped',
  async run(deps, { shopOrder }) {
    const recipient = await mailRecipientOf(deps, shopOrder);
    const parcel = await deps.db
      .selectFrom('shop_order')
      .select(['express_name as company', 'waybill_no as waybillNo'])
      .select(['courier', 'courier_phone as courierPhone', 'delivery_method as method'])
      .where('id', '=', shopOrder)
      .executeTakeFirst();
    if (!recipient || !parcel) return;
    const { to, orderNo, shop, language } = recipient;
    const link = recipient.pageAt(`/order/order_detail?orderNo=${encodeURIComponent(orderNo)}`);
    const words = shippedTexts[language];
    const button = { label: words.seeWhere, url: link };
    if (parcel.method === 'virtual') {
      // What was sent is only shown on the order
      const subject = words.online(shop);
      await deps.mail.send({ to, language, subject, text: `${subject}: ${orderNo}`, button });
      return;
    }
    const way = parcel.company ? words.byCompany : words.byCourier;
    await deps.mail.send({
      to,
      language,
      subject: words.subject(shop),
      text: way({ shop, orderNo, ...parcel }),
      button,
    });
  },
});
