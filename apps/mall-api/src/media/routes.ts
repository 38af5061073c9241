import { callerKey } from '@vermilion/admission';
import type { FastifyReply } from 'fastify';
import { createCallerLimiter } from '../http/caller-limiter';
import type { Routes } from '../http/handler';
import { createIsOwn } from '../http/proxies';
import { BusinessError } from '../kernel/errors';
import { PictureStoreDown } from '../kernel/picture-store';
import { WorkerPoolBusy } from '../workers/pool';
import { parsePictureFile, PICTURE_ROUTE } from './address';
import { createSizes } from './sizes';

const FOREVER = 'public, max-age=31536000, immutable';
const RETRY_SECONDS = 5;

const notFound = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').send();

/** Seconds after which to ask again; undefined for an error that does not pass. */
function retryAfter(error: unknown): number | undefined {
  if (error instanceof BusinessError) return error.retryAfter;
  const isPassing = error instanceof WorkerPoolBusy || error instanceof PictureStoreDown;
  return isPassing ? RETRY_SECONDS : undefined;
}

/**
 * `GET /picture/<name>.webp` and `GET /picture/<name>@<width>.<avif|webp>`: uploaded pictures in the sizes that storefronts
 * name in `srcset`. Addresses are immutable. Without room for making a size it responds with 503 and Retry-After.
 */
export const mediaRoutes: Routes = (app, deps) => {
  const read = createSizes(deps);
  const limiter = createCallerLimiter(deps.policy.load.pictures);
  const isOwn = createIsOwn(deps.settings.trustProxy);
  app.get<{ Params: { file: string } }>(PICTURE_ROUTE, async (request, reply) => {
    const file = parsePictureFile(request.params.file);
    if (!file) return notFound(reply);
    const headers = { 'cache-control': FOREVER, etag: `"${request.params.file}"` };
    if (request.headers['if-none-match'] === headers.etag)
      return reply.code(304).headers(headers).send();
    const caller = isOwn(request.ip) ? undefined : callerKey(request.ip);
    try {
      const bytes = await read(file, (work) => limiter.run(caller, work));
      if (!bytes) return notFound(reply);
      return reply
        .headers(headers)
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .type(`image/${file.type}`)
        .send(Buffer.from(bytes));
    } catch (error) {
      const seconds = retryAfter(error);
      if (seconds === undefined) throw error;
      if (error instanceof PictureStoreDown) request.log.error({ err: error }, 'picture not read');
      return reply
        .code(503)
        .headers({ 'cache-control': 'no-store', 'retry-after': seconds })
        .send();
    }
  });
};
