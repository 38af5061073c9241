import { Refused } from '@vermilion/admission';
import { createMallClient } from '@vermilion/api-client';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { languageTag } from '../../src/i18n/locales';
import { compressedForAll } from '../compress';
import { etagOf } from '../etag';
import { logError } from '../log-error';
import type { PageFetchOptions } from '../page-fetch';
import { createPageFetch } from '../page-fetch';
import type { Bodies } from '../send-body';
import { sendBody } from '../send-body';
import { sendText } from '../send-text';
import { apiHeaders } from '../session';
import { sending } from '../visits';
import { addressesIn, allFiles, filesAt, isListed } from './addresses';
import type { SitemapFile } from './names';
import { fileAt, pathOfFile } from './names';
import { sitemapIndex, urlSet } from './xml';

interface KeptFile {
  etag: string;
  bodies: Bodies;
}

const HOUR_MS = 3_600_000;
const MB = 1024 * 1024;
/** About forty files of 10,000 URLs, each also compressed. */
const MAX_BYTES = 32 * MB;

const weightOf = ({ bodies: { plain, br, gzip } }: KeptFile) =>
  plain.length + (br?.length ?? 0) + (gzip?.length ?? 0);

async function toKept(xml: string): Promise<KeptFile> {
  const plain = Buffer.from(xml);
  return { etag: etagOf(plain), bodies: { plain, ...(await compressedForAll(plain)) } };
}

type Make = () => Promise<string>;

/**
 * Serves the sitemap: an index, and files of at most 10,000 URLs. Each file is built at most once an hour; a
 * file that the index does not list is not looked up.
 */
export function addSitemap(app: FastifyInstance, options: PageFetchOptions) {
  const kept = new LRUCache<string, KeptFile, Make>({
    maxSize: MAX_BYTES,
    sizeCalculation: weightOf,
    ttl: HOUR_MS,
    fetchMethod: async (_address, _stale, { context: make }) => toKept(await make()),
  });

  const clientFor = (origin: string, language: string) =>
    createMallClient({
      baseUrl: options.apiBase,
      fetch: createPageFetch(origin, options),
      headers: { ...apiHeaders(undefined), 'accept-language': language },
    });

  async function contentOf(file: SitemapFile, origin: string): Promise<string | undefined> {
    const language = languageTag(file.kind === 'index' ? 'en' : file.locale);
    const api = clientFor(origin, language);
    const files = await allFiles(api);
    if (file.kind === 'index') return sitemapIndex(filesAt(files, origin));
    return isListed(files, file) ? urlSet(await addressesIn(api, file, origin)) : undefined;
  }

  const handler = sending(async ({ visitContext, id }, reply) => {
    const { url, origin, visit } = visitContext;
    const file = fileAt(url.pathname);
    if (!file) return sendText(reply, 404, 'Not found');
    try {
      const address = origin + pathOfFile(file);
      const make = async () => {
        const xml = await contentOf(file, origin);
        if (xml === undefined) throw new NotListed();
        return xml;
      };
      const found =
        kept.get(address) ?? (await visit.page(() => kept.forceFetch(address, { context: make })));
      reply.headers({ vary: 'Accept-Encoding', 'cache-control': 'public, max-age=3600' });
      sendBody(reply, { type: 'application/xml; charset=utf-8', ...found });
    } catch (error) {
      if (error instanceof Refused) throw error;
      if (error instanceof NotListed) sendText(reply, 404, 'Not found');
      else {
        logError('sitemap', error, id);
        reply.header('retry-after', '60');
        sendText(reply, 503, 'The list of pages cannot be made at this moment.');
      }
    }
  });
  for (const url of ['/sitemap.xml', '/sitemap/*'])
    app.route({ method: ['GET', 'HEAD'], url, handler });
}

/** A file that the index does not list. */
class NotListed extends Error {}
