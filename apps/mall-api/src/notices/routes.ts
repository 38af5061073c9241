import type { Routes } from '../http/handler';
import { acceptedLanguage } from '../kernel/language';
import { recipientOf, stop } from './stop';
import { stopPage } from './stop-page';

type Params = { topic: string; token: string };

/**
 * `/mails/stop/<topic>/<token>`, the link of a mail. GET asks, since mail programs open links by themselves; POST stops,
 * also for mail programs in one click (RFC 8058).
 */
export const noticeRoutes: Routes = (app, deps) => {
  const path = '/mails/stop/:topic/:token';
  const languageFor = (header: string | undefined) =>
    acceptedLanguage(header, deps.policy.mall.language);
  app.get<{ Params: Params }>(path, async (request, reply) => {
    const { topic, token } = request.params;
    const language = languageFor(request.headers['accept-language']);
    const state = recipientOf(deps, topic, token) ? 'ask' : 'unknown';
    return reply
      .code(state === 'ask' ? 200 : 404)
      .headers(HEADERS)
      .send(stopPage(language, state));
  });
  app.post<{ Params: Params }>(path, async (request, reply) => {
    const { topic, token } = request.params;
    const language = languageFor(request.headers['accept-language']);
    const recipient = recipientOf(deps, topic, token);
    if (!recipient) return reply.code(404).headers(HEADERS).send(stopPage(language, 'unknown'));
    await stop(deps, recipient, topic);
    return reply.headers(HEADERS).send(stopPage(language, 'stopped'));
  });
};

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; form-action 'self'; frame-ancestors 'none'",
};
