import type { Topic } from '@vermilion/mails';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Routes } from '../http/handler';
import { acceptedLanguage } from '../kernel/language';
import { readerOf, resume, stop } from './stop';
import { stopPage } from './stop-page';

type Asked = FastifyRequest<{
  Params: { topic: Topic; token: string };
  Querystring: { undo?: string };
}>;

/**
 * `/mails/stop/<topic>/<token>`, the link of a mail. GET asks, since mail programs open links by themselves; POST stops,
 * also for mail programs in one click (RFC 8058), and `?undo` takes it back.
 */
export const noticeRoutes: Routes = (app, deps) => {
  const { policy, settings } = deps;
  const page = (request: Asked, state: Parameters<typeof stopPage>[0]['state']) => {
    const language = acceptedLanguage(request.headers['accept-language'], policy.mall.language);
    const mall = policy.mall.name[language] ?? policy.mall.name.en;
    const { topic } = request.params;
    const { color } = policy.mall;
    return stopPage({ language, state, topic, mall, url: settings.storefrontUrl, color });
  };
  const answer = (request: Asked, reply: FastifyReply, state: Parameters<typeof page>[1]) =>
    reply
      .code(state === 'unknown' ? 404 : 200)
      .headers(HEADERS)
      .send(page(request, state));
  const reader = ({ params: { topic, token } }: Asked) => readerOf(deps, topic, token);
  void app.register(async (scope) => {
    // The request itself is the wish; a mail program sends a form of either type with it
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
    const path = '/mails/stop/:topic/:token';
    scope.get(path, async (request: Asked, reply) =>
      answer(request, reply, reader(request) ? 'ask' : 'unknown'),
    );
    scope.post(path, async (request: Asked, reply) => {
      const hash = reader(request);
      if (!hash) return answer(request, reply, 'unknown');
      const { topic } = request.params;
      const isUndone = request.query.undo !== undefined;
      if (isUndone) await resume(deps, [hash], topic);
      else await stop(deps, hash, topic);
      return answer(request, reply, isUndone ? 'resumed' : 'stopped');
    });
  });
};

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};
