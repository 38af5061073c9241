import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageOptions, Pages } from './render';
import { anonymous, policyOf, renderPage, respond, setPageHeaders } from './render';
import { nonceSources } from './security-headers';
import { sendEnvelope, sendText } from './send-text';

const UNREADABLE = 'This address cannot be read.';

type Options = PageOptions & { pages(url: string): Promise<Pages> };

/**
 * Responds to an address that cannot be read, for example because of its percent-encoding: to calls in the API's
 * envelope, to browsers with the mall's error page, which leads home.
 */
export async function refuseAddress(
  { method, originalUrl, visitContext: context }: FastifyRequest,
  reply: FastifyReply,
  options: Options,
) {
  reply.header('connection', 'close');
  if (/^\/+api\//.test(originalUrl)) return sendEnvelope(reply, 400, UNREADABLE);
  if (method !== 'GET' && method !== 'HEAD') return sendText(reply, 400, UNREADABLE);
  const { origin, url } = context;
  return context.visit.page(async () => {
    const pages = await options.pages(url.pathname);
    const request = new Request(origin + url.pathname);
    const rendering = { ...options, failure: 400 };
    const { result, nonce } = await renderPage(request, pages, context, rendering, anonymous);
    setPageHeaders(reply, 'public', pages, options);
    if (pages.policy)
      reply.header('content-security-policy', policyOf(context, options, nonceSources(nonce)));
    await respond(reply, { ...result, status: 400 });
  });
}
