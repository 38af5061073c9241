import { defineJob } from '../jobs/job';
import { visitorPaid } from '../payment/visitor-paid';
import { linkTo } from './link';
import { findVisitorGroupById } from './store';

/** Tells a visitor who has paid where the order can be seen: there is no account to sign in to. */
export const mailOrderLink = defineJob<{ group: number }>({
  ...visitorPaid,
  async run(deps, { group }) {
    const order = await findVisitorGroupById(deps.db, group);
    if (!order?.email || !order.paidAt) return;
    const { orderNo, email, paidAt } = order;
    await deps.mail.send({
      to: email,
      subject: 'Your order is paid',
      text: `Thank you. Your order ${orderNo} is paid, and its shops are told.\n\nSee how it stands: ${linkTo(deps, orderNo, paidAt)}\n\nThe page sends a code to this address first. The link is good for ${deps.policy.visitor.linkDays} days.`,
    });
  },
});
