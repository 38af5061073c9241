import type { Deps } from '../http/handler';
import type { Mailer } from '../mail/mailer';

/** Keeps mails in a table in place of sending them, so that a mall without SMTP can be tried out. */
export function createOutboxMailer({ db, now }: Pick<Deps, 'db' | 'now'>): Mailer {
  return {
    async send({ to, subject, text, code }) {
      await db
        .insertInto('outbox_message')
        .values({
          channel: 'email',
          recipient: to,
          subject,
          body: text,
          code: code ?? null,
          created_at: now(),
        })
        .execute();
    },
  };
}
