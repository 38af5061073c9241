import { defineJob } from '../jobs/job';
import { storedLanguage } from '../kernel/language';
import { COD } from '../payment/on-delivery';
import { visitorPaid } from '../payment/visitor-paid';
import { linkTo } from './link';
import { linkTexts } from './mail-texts';
import { findVisitorGroupById } from './store';

/** Mails a visitor the link to their confirmed order, since there is no account to sign in to. */
export const mailOrderLink = defineJob<{ group: number }>({
  ...visitorPaid,
  async run(deps, { group }) {
    const order = await findVisitorGroupById(deps.db, group);
    if (!order?.email || !order.confirmedAt) return;
    const { orderNo, email, confirmedAt, payType } = order;
    const language = storedLanguage(order.language);
    const { see, note, ...texts } = linkTexts[language];
    const { subject, text } = texts[payType === COD ? 'placed' : 'paid'];
    const button = { label: see, url: linkTo(deps, orderNo, confirmedAt) };
    const end = note(deps.policy.visitor.linkDays);
    await deps.mail.send({
      to: email,
      language,
      subject,
      text: [text(orderNo), end].join('\n\n'),
      button,
    });
  },
});
