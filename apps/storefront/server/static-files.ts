import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { FAVICON } from './favicon';
import type { GeneratedFile } from './generated-file';
import { sendBody } from './send-body';
import { sendText } from './send-text';
import type { Theme } from './theme';

const YEAR_MS = 31_536_000_000;

/** Browsers request it without a link to it. */
const OLD_FAVICON = '/favicon.ico';

/** How files with a hash of their content in their names are served, each with its precompressed forms. */
const HASHED = {
  index: false,
  preCompressed: true,
  decorateReply: false,
  immutable: true,
  maxAge: YEAR_MS,
} as const;

export interface AssetFolders {
  /** The folder of the build. */
  folder: string;
  /** The files of other builds, to which servers that start meanwhile add theirs; none are kept if undefined. */
  kept?: string | undefined;
}

/** The files of this build, and of others whose pages are still open. */
export async function addAssets(app: FastifyInstance, { folder, kept }: AssetFolders) {
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header('vary', 'Accept-Encoding');
    // The plugin has the older name: RFC 9239
    const type = reply.getHeader('content-type');
    if (typeof type === 'string') reply.type(type.replace(/^application\/(?=javascript)/, 'text/'));
    const size = Number(reply.getHeader('content-length'));
    if (payload) request.visitContext.visit.limitReading(size);
    done(null, payload);
  });
  await app.register(fastifyStatic, {
    ...HASHED,
    root: join(folder, 'assets'),
    prefix: '/assets/',
    // A route for each file, so that the path of a missing one is left to the other routes
    wildcard: false,
    globIgnore: ['**/*.{br,gz}'],
  });
  if (!kept) return;
  await app.register(
    async (others) => {
      others.setNotFoundHandler((_request, reply) => sendText(reply, 404, 'Not found'));
      await others.register(fastifyStatic, {
        ...HASHED,
        prefix: '/',
        root: kept,
        allowedPath: (path) => !/\.(br|gz|part)$/.test(path),
      });
    },
    { prefix: '/assets' },
  );
}

/** The files of the theme, which are made when the server starts. */
export function addThemeFiles(app: FastifyInstance, { files }: Theme) {
  const add = (url: string, { isImmutable, ...file }: GeneratedFile) =>
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler(_request, reply) {
        const age = isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
        reply.headers({ vary: 'Accept-Encoding', 'cache-control': age });
        sendBody(reply, file);
      },
    });
  for (const [path, file] of files) add(path, file);
  const favicon = files.get(FAVICON);
  if (favicon) add(OLD_FAVICON, favicon);
}
