import { enqueue } from '../jobs/enqueue';
import { defineJob } from '../jobs/job';
import { storedLanguage } from '../kernel/language';
import { type ApplicationNews, applicationTexts } from './mail-texts';

type Queue = Parameters<typeof enqueue>[0];

/** Mails the decision to the applicant. */
export const mailApplication = defineJob<{ id: number; news: ApplicationNews }>({
  name: 'mail: an application is decided',
  async run(deps, { id, news }) {
    const application = await deps.db
      .selectFrom('merchant_application')
      .select(['name', 'email', 'language', 'refusal'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!application) return;
    const { name, email, refusal } = application;
    const language = storedLanguage(application.language);
    const words = applicationTexts[language];
    const { subject, text } = words[news]({ name, reason: refusal ?? '' });
    const link = `${deps.settings.storefrontUrl}/users/application_record`;
    const button = { label: words.seeMore, url: link };
    await deps.mail.send({ to: email, language, subject, text, button });
  },
});

/**
 * Enqueues the mail in the transaction. The key contains the time, since an application can be decided more
 * than once.
 */
export const enqueueApplicationMail = (
  queue: Queue,
  id: number,
  decidedAt: Date,
  news: ApplicationNews,
): Promise<void> =>
  enqueue(
    queue,
    mailApplication,
    { id, news },
    { key: `application ${id} ${news} ${decidedAt.getTime()}` },
  );
