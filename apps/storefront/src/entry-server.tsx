import { createMallClient, queries } from '@vermilion/api-client';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { AppDeps } from './app/deps';
import { Document } from './app/document';
import { Providers } from './app/providers';
import { createQueryClient } from './app/query-client';
import { languageTag, localeOf } from './i18n/locales';
import { createMessageStore } from './i18n/message-store';
import { createRoutes } from './routes';
import { recordEarlyClicks } from './server/record-early-clicks';
import { renderWithFallback } from './server/render-with-fallback';
import { hideErrors } from './server/hide-errors';
import { queryScripts } from './server/query-scripts';
import { serverReturnPath } from './server/return-path';
import { streamDocument } from './server/stream-document';
import { TrialNotice } from './server/trial-notice';
import type { RenderOptions, RenderResult } from './server/types';
import { readServerSession } from './server/read-session';

/** Loads a page's data and renders it: the document as a stream, or where to go instead. */
export async function render(request: Request, options: RenderOptions): Promise<RenderResult> {
  const { locale, basename } = localeOf(new URL(request.url).pathname);
  const queryClient = createQueryClient();
  const headers = { ...options.api.headers, 'accept-language': languageTag(locale) };
  const api = createMallClient({ ...options.api, headers, timeout: 10_000 });
  const session = readServerSession(api, options.hasToken);
  const memory = serverReturnPath(options);
  const deps: AppDeps = {
    api,
    queries: queries(api),
    queryClient,
    locale,
    messages: await createMessageStore(locale),
    origin: options.origin,
    timeZone: options.timeZone,
    readSession: session.read,
    saveReturnPath: memory.remember,
    takeReturnPath: memory.take,
  };
  const handler = createStaticHandler(createRoutes(deps), { basename });
  const [context] = await Promise.all([handler.query(request), deps.messages.complete()]);
  const outcome = { cookies: memory.cookies, sessionLost: session.isLost() };
  if (context instanceof Response) {
    const location = context.headers.get('Location') ?? '/';
    return { kind: 'redirect', status: context.status, location, ...outcome };
  }
  hideErrors(context);
  const routeIds = context.matches.map((match) => match.route.id);
  let hasFailed = false;
  const draw = () =>
    streamDocument(
      <Providers deps={deps}>
        <Document
          locale={locale}
          theme={options.theme}
          timeZone={options.timeZone}
          notice={options.isTrial && <TrialNotice />}
        >
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            nonce={options.nonce}
          />
        </Document>
      </Providers>,
      {
        nonce: options.nonce,
        entry: options.entry,
        head: recordEarlyClicks(options.nonce) + options.head(routeIds, locale),
        flushScripts: queryScripts(queryClient, options.nonce),
        signal: request.signal,
        onError: () => (hasFailed = true),
        onEnd: () => {
          const all = queryClient.getQueryCache().getAll();
          hasFailed ||= all.some(({ state }) => state.status === 'error');
          queryClient.clear();
        },
      },
    );
  const stream = await renderWithFallback(draw, context, { queryClient, signal: request.signal });
  const isComplete = () => !hasFailed;
  return { kind: 'document', status: context.statusCode, isComplete, ...outcome, ...stream };
}
