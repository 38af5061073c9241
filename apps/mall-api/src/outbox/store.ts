import type { Deps } from '../kernel/context';

/** An unsent e-mail or text message. */
export interface OutboxItem {
  channel: 'email' | 'sms';
  to: string;
  subject: string;
  text: string;
  code?: string | undefined;
}

/** Adds it to the outbox page. */
export async function addToOutbox(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { channel, to, subject, text, code }: OutboxItem,
): Promise<void> {
  const content = { recipient: to, subject, body: text, code: code ?? null };
  await db
    .insertInto('outbox_message')
    .values({ channel, ...content, created_at: now() })
    .execute();
}
