import { enqueue } from '../jobs/enqueue';
import { defineJob } from '../jobs/job';
import { languageOf, languages } from '../kernel/language';
import { applicationTexts, type ApplicationNews } from './mail-texts';

type Queue = Parameters<typeof enqueue>[0];

/** Tells the applicant what the mall has decided. */
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
    const words = applicationTexts[languageOf(application.language) ?? languages[0]];
    const { subject, text } = words[news]({ name, reason: refusal ?? '' });
    const link = `${deps.settings.storefrontUrl}/users/application_record`;
    await deps.mail.send({ to: email, subject, text: `${text}\n\n${words.seeMore}: ${link}` });
  },
});

/** Has the mail sent once the transaction is carried out; an application may be decided about again later. */
export const tellApplicant = (
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
