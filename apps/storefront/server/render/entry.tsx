import { createStaticHandler } from 'react-router-dom';
import { localeOf } from '../../src/i18n/locales';
import { SESSION_KEY } from '../../src/session/session-query';
import { createRequestDeps, withZoneOfApi } from './create-request-deps';
import { hideErrors } from './hide-errors';
import { renderDocument } from './render-document';
import { renderWithFallback } from './render-with-fallback';
import { serverRoutes } from './server-routes';
import type { RenderOptions, RenderResult } from './types';

export { pageAddress } from './page-address';

/** Loads a page's data and renders it: the document as a stream, or a redirect. */
export async function render(request: Request, options: RenderOptions): Promise<RenderResult> {
  const { deps, isSessionLost, cookies } = await createRequestDeps(request, options);
  const { queryClient } = deps;
  const { signal } = request;
  const { basename } = localeOf(new URL(request.url).pathname);
  const handler = createStaticHandler(serverRoutes(deps, options.failure), { basename });
  const [context] = await Promise.all([handler.query(request), deps.messages.complete()]);
  const outcome = { cookies, sessionLost: isSessionLost() };
  if (context instanceof Response) {
    const location = context.headers.get('Location') ?? '/';
    return { kind: 'redirect', status: context.status, location, ...outcome };
  }
  hideErrors(context, options.requestId);
  // The browser knows whether it has a session; a page shared by everybody must not contain it
  if (!options.hasToken) queryClient.removeQueries({ queryKey: SESSION_KEY });
  const routeIds = context.matches.map((match) => match.route.id);
  let hasFailed = false;
  const onFailure = () => void (hasFailed = true);
  const renderPage = async () => {
    const given = { deps: withZoneOfApi(deps, options), options, routeIds, signal, onFailure };
    return renderDocument(context, handler.dataRoutes, given);
  };
  const stream = await renderWithFallback(renderPage, context, {
    queryClient,
    signal,
    requestId: options.requestId,
  });
  const isComplete = () => !hasFailed;
  return { kind: 'document', status: context.statusCode, isComplete, ...outcome, ...stream };
}
