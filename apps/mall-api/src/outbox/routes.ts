import { failure } from '../http/envelope';
import type { Deps, Routes } from '../http/handler';
import { isLocalCaller } from './local-caller';
import { outboxPage, type OutboxMail } from './page';

const NEWEST = 100;
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * `GET /outbox` (a page) and `GET /outbox.json?to=` show the mails that were not sent. Only while no
 * SMTP server is configured, and only to callers on this machine.
 */
export const outboxRoutes: Routes = (app, { db, settings }) => {
  if (settings.smtpUrl || !settings.outbox) return;
  app.get<{ Querystring: { refresh?: string } }>('/outbox', async (request, reply) => {
    if (!isLocalCaller(request)) return reply.send(failure(404, 'There is no such call'));
    const html = outboxPage(await readOutbox(db), Boolean(request.query.refresh));
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', POLICY)
      .send(html);
  });
  app.get<{ Querystring: { to?: string } }>('/outbox.json', async (request, reply) => {
    if (!isLocalCaller(request)) return reply.send(failure(404, 'There is no such call'));
    return reply.header('cache-control', 'no-store').send(await readOutbox(db, request.query.to));
  });
};

/** The newest mails, newest first; of one recipient when given. */
async function readOutbox(db: Deps['db'], to?: string): Promise<OutboxMail[]> {
  const rows = await db
    .selectFrom('outbox_message')
    .select(['recipient', 'subject', 'body', 'code', 'created_at'])
    .$if(Boolean(to), (query) => query.where('recipient', '=', String(to).toLowerCase()))
    .orderBy('id', 'desc')
    .limit(NEWEST)
    .execute();
  return rows.map((row) => ({
    to: row.recipient,
    subject: row.subject,
    text: row.body,
    code: row.code,
    createdAt: row.created_at.toISOString(),
  }));
}
