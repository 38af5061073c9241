import { failure } from '../http/envelope';
import type { Routes } from '../http/handler';
import type { Deps } from '../kernel/context';
import { isLocalCaller } from './local-caller';
import { type OutboxMail, outboxPage } from './page';

const NEWEST = 100;
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * `GET /outbox` (HTML) and `GET /outbox.json?to=&kind=` show unsent e-mails and text messages. Only in a
 * trial mall without SMTP or SMS configuration, and only to callers on the local machine, even when the
 * server listens on other addresses.
 */
export const outboxRoutes: Routes = (app, { db, settings }) => {
  if ((settings.smtpUrl && settings.twilio) || !settings.outbox) return;
  app.get<{ Querystring: { refresh?: string; kind?: string } }>(
    '/outbox',
    async (request, reply) => {
      if (!isLocalCaller(request))
        return reply.code(404).send(failure(404, 'There is no such call'));
      const { kind, refresh } = request.query;
      const html = outboxPage(await readOutbox(db, { kind }), { kind, refresh: Boolean(refresh) });
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-security-policy', POLICY)
        .send(html);
    },
  );
  app.get<{ Querystring: OutboxQuery }>('/outbox.json', async (request, reply) => {
    if (!isLocalCaller(request)) return reply.code(404).send(failure(404, 'There is no such call'));
    return reply.header('cache-control', 'no-store').send(await readOutbox(db, request.query));
  });
};

interface OutboxQuery {
  to?: string | undefined;
  kind?: string | undefined;
}

/** A plus sign in a query arrives as a space unless it was encoded. */
const recipient = (to: string) => to.toLowerCase().replace(/^ (?=\d)/, '+');

/** Newest first; filtered by recipient or kind. */
async function readOutbox(db: Deps['db'], { to, kind }: OutboxQuery): Promise<OutboxMail[]> {
  const rows = await db
    .selectFrom('outbox_message')
    .select(['channel', 'recipient', 'subject', 'body', 'code', 'created_at'])
    .$if(Boolean(to), (query) => query.where('recipient', '=', recipient(String(to))))
    .$if(kind === 'email' || kind === 'sms', (query) =>
      query.where('channel', '=', kind === 'sms' ? 'sms' : 'email'),
    )
    .orderBy('id', 'desc')
    .limit(NEWEST)
    .execute();
  return rows.map((row) => ({
    kind: row.channel,
    to: row.recipient,
    subject: row.subject,
    text: row.body,
    code: row.code,
    createdAt: row.created_at.toISOString(),
  }));
}
