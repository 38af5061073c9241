import { enqueue } from '../jobs/enqueue';
import { defineJob } from '../jobs/job';
import { localFormat } from '../kernel/local-format';
import { mailRecipientOf } from '../visitor/mail-recipient';
import { type RefundNews, refundTexts } from './mail-texts';

type Queue = Parameters<typeof enqueue>[0];

/** E-mails the shopper about the progress of a refund: what to do, or why it was refused. */
export const mailRefund = defineJob<{ refundNo: string; news: RefundNews }>({
  name: 'mail: news of a refund',
  async run(deps, { refundNo, news }) {
    const refund = await deps.db
      .selectFrom('refund_order')
      .innerJoin('shop', 'shop.id', 'refund_order.shop_id')
      .select(['refund_order.shop_order_id as shopOrder', 'refund_order.refusal as reason'])
      .select(['refund_order.send_back_before as before', 'shop.address'])
      .where('refund_order.refund_no', '=', refundNo)
      .executeTakeFirst();
    const recipient = refund && (await mailRecipientOf(deps, refund.shopOrder));
    if (!recipient) return;
    const { to, language, orderNo, shop } = recipient;
    const words = refundTexts[language];
    const until = refund.before ? localFormat(deps.policy, language).time(refund.before) : '';
    const facts = { refundNo, orderNo, shop, until };
    const { address, reason } = refund;
    const { subject, text } = words[news]({ ...facts, address: address || null, reason });
    const link = recipient.pageAt(`/order/refund_detail?orderNo=${encodeURIComponent(refundNo)}`);
    const button = { label: words.seeMore, url: link };
    await deps.mail.send({ to, language, subject, text, button });
  },
});

/** Enqueues the e-mail with the transaction. */
export const enqueueRefundMail = (
  queue: Queue,
  refundNo: string,
  news: RefundNews,
): Promise<void> => enqueue(queue, mailRefund, { refundNo, news }, { key: `${refundNo} ${news}` });
