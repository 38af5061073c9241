import { WorkerPoolBusy } from '@vermilion/mall-api';
import type { FastifyInstance } from 'fastify';
import { createCallerLimit } from './caller-limit';
import { demoRecipes } from './demo-recipes';
import { DRAWING_VERSION } from './drawing-version';
import { parseImageFile } from './image-file';
import type { ImageStore } from './image-store';

const FOREVER = 'public, max-age=31536000, immutable';
const RETRY_SECONDS = 5;

/** Concurrent requests of a caller, and their timeout. */
const LIMITS = { perCaller: 60, seconds: 15 };

/**
 * `GET /picture/<id>.webp` (640 px wide, wide images 1280 px) and `GET
 * /picture/<id>@<width>.<avif|webp>` with one of `IMAGE_WIDTHS`. URLs are immutable. A rendering
 * timeout, or a closing server, responds with 503 and Retry-After.
 */
export function addImageRoutes(app: FastifyInstance, store: ImageStore, limits = LIMITS): void {
  const waitFor = createCallerLimit(limits);
  let isClosing = false;
  app.addHook('preClose', async () => void (isClosing = true));

  app.get<{ Params: { file: string } }>('/picture/:file', async (request, reply) => {
    const file = parseImageFile(request.params.file);
    const recipe = file && demoRecipes().get(file.id);
    if (!recipe) return reply.code(404).header('cache-control', 'no-store').send();
    // The file name identifies the recipe, the version the drawing code.
    const tag = `"${DRAWING_VERSION}-${request.params.file}"`;
    if (request.headers['if-none-match'] === tag) {
      return reply.code(304).headers({ 'cache-control': FOREVER, etag: tag }).send();
    }
    try {
      const bytes = await waitFor(request.ip, () => store.get(recipe, file));
      return reply
        .headers({ 'cache-control': FOREVER, etag: tag })
        .type(`image/${file.type}`)
        .send(bytes);
    } catch (error) {
      void reply.header('cache-control', 'no-store');
      if (error instanceof WorkerPoolBusy || isClosing) {
        return reply.code(503).header('retry-after', RETRY_SECONDS).send();
      }
      request.log.error({ err: error }, 'image not drawn');
      return reply.code(500).send();
    }
  });
}
