import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageOptions, Pages } from './render';
import { anonymous, policyOf, renderPage, respond, setPageHeaders } from './render';
import type { VisitContext } from './request-context';
import { nonceSources } from './security-headers';
import { sendEnvelope, sendText } from './send-text';

const UNREADABLE = 'This address cannot be read.';

type Options = PageOptions & { pages(url: string): Promise<Pages> };

/**
 * Responds to an address that cannot be read, for example because of its percent-encoding: to calls in the API's
 * envelope, to browsers with the mall's error page, which leads home.
 */
export async function refuseAddress(
  req: IncomingMessage,
  res: ServerResponse,
  context: VisitContext,
  options: Options,
) {
  res.setHeader('Connection', 'close');
  if (/^\/+api\//.test(req.url ?? '')) return sendEnvelope(res, 400, UNREADABLE);
  if (req.method !== 'GET' && req.method !== 'HEAD') return sendText(res, 400, UNREADABLE);
  const { origin, url } = context;
  return context.visit.page(async () => {
    const pages = await options.pages(url.pathname);
    const request = new Request(origin + url.pathname);
    const rendering = { ...options, failure: 400 };
    const { result, nonce } = await renderPage(request, pages, context, rendering, anonymous);
    setPageHeaders(res, 'public', pages, options);
    if (pages.policy)
      res.setHeader('Content-Security-Policy', policyOf(context, options, nonceSources(nonce)));
    await respond(req, res, { ...result, status: 400 });
  });
}
