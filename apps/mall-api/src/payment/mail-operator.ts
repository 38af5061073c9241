import { defineJob } from '../jobs/job';
import { localFormat } from '../kernel/local-format';
import { noteTexts } from './mail-texts';
import { notesOf } from './note-store';

/** Mails the operator what became of an order's payment at its provider, if the settings name an address. */
export const mailOperator = defineJob<{ group: number }>({
  name: 'mail: money moved at a provider',
  async run({ db, mail, policy, settings }, { group }) {
    const to = settings.operatorMail;
    if (!to) return;
    const order = await db
      .selectFrom('order_group')
      .select('order_no as orderNo')
      .where('id', '=', group)
      .executeTakeFirst();
    if (!order) return;
    const { language } = policy.mall;
    const words = noteTexts[language];
    const { amount, time } = localFormat(policy, language);
    const lines = (await notesOf(db, group)).map(
      ({ kind, amountMinor, at }) => `${time(at)}: ${words.kinds[kind]}, ${amount(amountMinor)}`,
    );
    const { orderNo } = order;
    const text = [words.text(orderNo), lines.join('\n'), words.more].join('\n\n');
    await mail.send({ to, language, subject: words.subject(orderNo), text });
  },
});
