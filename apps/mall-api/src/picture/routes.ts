import type { FastifyPluginAsync } from 'fastify';
import { demoPictures } from '../demo/pictures';
import { ImageWorkBusy, type ImageWork } from '../images/image-work';
import { createPatience } from './patience';
import { DRAWING_VERSION } from './render';
import { parsePictureFile } from './size';
import { PictureStore } from './store';

/** Where the picture route keeps what it has drawn, and who draws it. */
export interface PictureOptions {
  /** a folder of its own; made when missing, done without when it cannot be written */
  cacheDir: string;
  images: Pick<ImageWork, 'draw'>;
  /** Requests of one caller at once, and how long one of them waits. */
  limits?: { perCaller: number; seconds: number };
}

const FOREVER = 'public, max-age=31536000, immutable';
const RETRY_SECONDS = 5;

/**
 * `GET /picture/<id>.webp` and `GET /picture/<id>@<width>.<avif|webp>`, see `picture/index`. A picture that
 * cannot be drawn in time is refused with 503 and Retry-After; it may be there at the next try.
 */
export const pictureRoutes: FastifyPluginAsync<PictureOptions> = async (
  app,
  { cacheDir, images, limits = { perCaller: 60, seconds: 15 } },
) => {
  const store = new PictureStore(cacheDir, images);
  const waitFor = createPatience(limits);

  app.get<{ Params: { file: string } }>('/picture/:file', async (request, reply) => {
    const file = parsePictureFile(request.params.file);
    const recipe = file && demoPictures().get(file.id);
    if (!recipe) return reply.code(404).header('cache-control', 'no-store').send();
    // The name tells the recipe, and the version how it was drawn.
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
      if (error instanceof ImageWorkBusy) {
        return reply.code(503).header('retry-after', RETRY_SECONDS).send();
      }
      request.log.error({ err: error }, 'picture not drawn');
      return reply.code(500).send();
    }
  });
};
