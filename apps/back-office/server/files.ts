import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type BackOfficeOptions, ROOT } from './host';

const YEAR_MS = 31_536_000_000;

/** How files with a hash of their content in their names are served. */
const HASHED = {
  index: false,
  preCompressed: true,
  decorateReply: false,
  immutable: true,
  setHeaders: (reply: { setHeader(name: string, value: string): void }) =>
    reply.setHeader('vary', 'Accept-Encoding'),
  maxAge: YEAR_MS,
} as const;

/** Scripts are files of ours; style elements, with which dialogs keep the page from scrolling, need the nonce. */
const policyOf = (nonce: string, secure: boolean) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: https:${secure ? '' : ' http:'}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The built page with the theme, and a place for the nonce of each answer. */
function pageOf({ folder, theme }: BackOfficeOptions) {
  const attributes = Object.entries(theme.attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escape(value ?? '')}"`);
  const [before = '', after = ''] = readFileSync(join(folder, 'index.html'), 'utf8')
    .replace(/<html[^>]*>/, () => `<html lang="en"${attributes.join('')}>`)
    .replace('</head>', () => `${theme.tags}</head>`)
    .split('<head>');
  return (nonce: string) => `${before}<head><meta property="csp-nonce" nonce="${nonce}">${after}`;
}

/** The files of the build, and the page for every other path. */
export async function addFiles(app: FastifyInstance, options: BackOfficeOptions) {
  const { folder, kept, host } = options;
  const page = pageOf(options);
  await app.register(fastifyStatic, {
    ...HASHED,
    root: join(folder, 'assets'),
    prefix: `${ROOT}/assets/`,
    wildcard: false,
    globIgnore: ['**/*.{br,gz}'],
  });
  const missing = (reply: FastifyReply) =>
    reply.code(404).header('cache-control', 'no-store').type('text/plain').send('No such file');
  if (kept)
    await app.register(
      async (others) => {
        others.setNotFoundHandler((_request, reply) => missing(reply));
        await others.register(fastifyStatic, {
          ...HASHED,
          root: kept,
          prefix: '/',
          allowedPath: (path) => !/\.(br|gz|part)$/.test(path),
        });
      },
      { prefix: `${ROOT}/assets` },
    );
  else app.get(`${ROOT}/assets/*`, (_request, reply) => missing(reply));
  for (const url of [ROOT, `${ROOT}/*`])
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler(request, reply) {
        const nonce = host.createNonce();
        return reply
          .headers({
            'content-security-policy': policyOf(nonce, host.factsOf(request).secure),
            'cache-control': 'no-store',
            'referrer-policy': 'same-origin',
            'x-robots-tag': 'noindex',
          })
          .type('text/html; charset=utf-8')
          .send(page(nonce));
      },
    });
}
