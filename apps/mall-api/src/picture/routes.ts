import type { FastifyPluginAsync } from 'fastify';
import { demoPictures } from '../demo/pictures';
import { DRAWING_VERSION } from './render';
import { parsePictureFile } from './size';
import { PictureStore } from './store';

/** Where the picture route keeps what it has drawn. */
export interface PictureOptions {
  /** a folder of its own; made when missing, done without when it cannot be written */
  cacheDir: string;
}

const FOREVER = 'public, max-age=31536000, immutable';

/** `GET /picture/<id>.webp` and `GET /picture/<id>@<width>.<avif|webp>`, see `picture/index`. */
export const pictureRoutes: FastifyPluginAsync<PictureOptions> = async (app, { cacheDir }) => {
  const store = new PictureStore(cacheDir);

  app.get<{ Params: { file: string } }>('/picture/:file', async (request, reply) => {
    const file = parsePictureFile(request.params.file);
    const recipe = file && demoPictures().get(file.id);
    if (!recipe) return reply.code(404).header('cache-control', 'no-store').send();
    // The name tells the recipe, and the version how it was drawn.
    const tag = `"${DRAWING_VERSION}-${request.params.file}"`;
    void reply.header('cache-control', FOREVER).header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type(`image/${file.type}`).send(await store.get(recipe, file));
  });
};
