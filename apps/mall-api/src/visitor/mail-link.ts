import { defineJob } from '../jobs/job';
import { COD } from '../payment/on-delivery';
import { visitorPaid } from '../payment/visitor-paid';
import { linkTo } from './link';
import { findVisitorGroupById } from './store';

/** Mails a visitor the link to their confirmed order, since there is no account to sign in to. */
export const mailOrderLink = defineJob<{ group: number }>({
  ...visitorPaid,
  async run(deps, { group }) {
    const order = await findVisitorGroupById(deps.db, group);
    if (!order?.email || !order.confirmedAt) return;
    const { orderNo, email, confirmedAt, payType } = order;
    const isCod = payType === COD;
    await deps.mail.send({
      to: email,
      subject: isCod ? 'Your order is placed' : 'Your order is paid',
      text: `Thank you. Your order ${orderNo} is ${isCod ? 'placed: you pay when it is handed over' : 'paid'}, and its shops are told.\n\nSee how it stands: ${linkTo(deps, orderNo, confirmedAt)}\n\nThe page sends a code to this address first. The link is good for ${deps.policy.visitor.linkDays} days.`,
    });
  },
});
