import type { FastifyReply } from 'fastify';
import type { Routes } from '../http/handler';
import { isUploadName, UPLOADS } from './address';
import { readUpload } from './store';

const notFound = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').send();

/**
 * `GET /picture/upload/<name>`, with headers that make browsers treat it as an image only. Besides those of
 * pictures of goods (src/media), `/picture/` has no other routes.
 */
export const uploadRoutes: Routes = (app, { db }) => {
  app.get<{ Params: { name: string } }>(`${UPLOADS}:name`, async (request, reply) => {
    const { name } = request.params;
    const bytes = isUploadName(name) ? await readUpload(db.reads, name) : undefined;
    if (!bytes) return notFound(reply);
    return reply
      .type(name.endsWith('.png') ? 'image/png' : 'image/jpeg')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(bytes);
  });
  app.get('/picture/*', (_request, reply) => notFound(reply));
};
